import type { Address } from '../../contract/site.ts';

/** An office's address, as it is written on an envelope. */
export function PostalAddress({ address }: { readonly address: Address }) {
  return (
    <>
      <bdi>
        {address.street}, {address.suite}
      </bdi>
      <br />
      <bdi>
        {address.city}, {address.state} {address.zip}
      </bdi>
    </>
  );
}
