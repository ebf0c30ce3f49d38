import type { Address } from '../../contract/site.ts';

/** An office's address, as it is written on an envelope. */
export function PostalAddress({ address }: { readonly address: Address }) {
  return (
    <>
      {address.street}, {address.suite}
      <br />
      {address.city}, {address.state} {address.zip}
    </>
  );
}
