import { expect, waitFor, within } from 'storybook/test';
import { fillForm } from '../../../.storybook/parts/fill-form.ts';
import { answers } from '../../../.storybook/parts/page-states.ts';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { down, json, silence } from '../../../tests/support/answers.ts';
import { ContactForm } from './contact-form.tsx';
import { keepValues } from './kept-values.ts';
import { EMPTY } from './variants.ts';

const meta = preview.meta({
  title: 'Contact form/Contact form',
  component: ContactForm,
  args: { variant: 'homepage' },
  // Each story begins with what no other has typed.
  beforeEach: ({ args }) => keepValues(args.variant ?? 'contact-page', EMPTY),
});

/** Two names, a phone and a subject in words of one’s own, for the home page. */
export const Homepage = meta.story({ play: isReady });

/** One field for the whole name, and a list of subjects. */
export const ContactPage = meta.story({ args: { variant: 'contact-page' }, play: isReady });

/** For a page of its own: a list of subjects, and a note below it. */
export const Standalone = meta.story({ args: { variant: 'standalone' }, play: isReady });

/** Made for the dark ground of the footer. */
export const InFooter = meta.story({
  args: { variant: 'footer' },
  decorators: [
    (Story) => (
      <footer
        style={{ padding: '1.5rem', background: 'var(--bar-ground)', color: 'var(--on-bar)' }}
      >
        <Story />
      </footer>
    ),
  ],
  play: isReady,
});

/** The button says what goes on, and cannot be pressed a second time. */
export const Sending = meta.story({
  ...states.afterSteps,
  beforeEach: answers({ '/api/contact': silence }),
  async play({ canvas, canvasElement, userEvent }) {
    await fillForm(canvasElement);
    await userEvent.click(submitButton(canvasElement));
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
});

/** Thanks take the place of the form, and a way back to an empty one. */
export const Sent = meta.story({
  ...states.afterSteps,
  async play({ canvas, canvasElement, userEvent }) {
    await fillForm(canvasElement);
    submitButton(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    const thanks = await canvas.findByText('Thank you for contacting us!');
    await expect(thanks).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send Another Message' })).toBeVisible();
  },
});

/** The server is down: it says so, and what was typed is still there. */
export const Failed = meta.story({
  ...states.afterSteps,
  args: { variant: 'standalone' },
  beforeEach: answers({ '/api/contact': down }),
  async play({ canvas, canvasElement, userEvent }) {
    await fillForm(canvasElement);
    await userEvent.click(submitButton(canvasElement));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** Sent without a word: the focus goes to the first field, and each says what it needs. */
export const Empty = meta.story({
  ...states.afterSteps,
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('textbox', { name: /^Message/ });
    await userEvent.click(submitButton(canvasElement));
    const [first] = canvas.getAllByRole('textbox');
    await waitFor(() => expect(first).toHaveFocus());
    await waitFor(() => expect(first).toHaveAttribute('aria-invalid', 'true'));
  },
});

/** What the server refuses stands at the field that it speaks of. */
export const RefusedByServer = meta.story({
  ...states.afterSteps,
  beforeEach: answers({
    '/api/contact': () => json({ message: 'Wrong.', errors: { phone: 'No such number.' } }, 400),
  }),
  async play({ canvas, canvasElement, userEvent }) {
    await fillForm(canvasElement);
    await userEvent.click(submitButton(canvasElement));
    await expect(await canvas.findByText('No such number.')).toBeVisible();
  },
});

export const Hover = meta.story({ ...states.hovered, play: isReady });

export const Focus = meta.story({ ...states.focused, play: isReady });

export const LongWords = meta.story({ ...states.longWords, play: isReady });

export const Narrow = meta.story({ ...states.narrow, play: isReady });

export const RightToLeft = meta.story({ ...states.rightToLeft, play: isReady });

export const ForcedColors = meta.story({ ...states.forcedColors, play: isReady });

export const DoubleText = meta.story({ ...states.doubleText, play: isReady });

async function isReady({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const message = await within(canvasElement).findByRole('textbox', { name: /^Message/ });
  await expect(message).toBeEnabled();
}

function submitButton(root: HTMLElement): HTMLElement {
  return within(root).getByRole('button', { name: /send|submit/i });
}
