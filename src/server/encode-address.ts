/** An address as a header can carry it: encoded where it must be, and as it is where it is already. */
export function encodeAddress(address: string): string {
  return encodeURI(address.toWellFormed()).replaceAll('%25', '%');
}
