import { site } from 'virtual:site';
import { expect } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { PhoneLink } from './phone-link.tsx';
import { PostalAddress } from './postal-address.tsx';

const meta = preview.meta({
  title: 'Parts/Contact lines',
  component: PhoneLink,
  args: { phone: site.phones.tollFree },
  parameters: {
    docs: {
      description: { component: 'A phone number that can be dialed, and a postal address.' },
    },
  },
});

/** A number as people write it; the link dials it. */
export const Phone = meta.story({
  async play({ canvas }) {
    const { display, href } = site.phones.tollFree;
    await expect(canvas.getByRole('link', { name: display })).toHaveAttribute('href', href);
  },
});

export const PhoneHover = meta.story({ ...states.hovered });

export const PhoneFocus = meta.story({ ...states.focused });

/** A postal address in the lines of an envelope. */
export const Address = meta.story({
  render: () => (
    <address>
      <PostalAddress address={site.addresses.headquarters} />
    </address>
  ),
});

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });

export const AddressLongWords = meta.story({
  render: () => (
    <address>
      <PostalAddress
        address={{
          ...site.addresses.headquarters,
          street: '1200 Disasterrecoverypreparednessassessmentsavenue',
        }}
      />
    </address>
  ),
  ...states.smallWithLongWord,
});

export const AddressRightToLeft = meta.story({ ...Address.input, ...states.rightToLeft });

export const AddressDoubleText = meta.story({ ...Address.input, ...states.doubleText });
