/** Scheme and host of an address, and the path after them; together they are the address. */
export function splitAddress(address: string): { readonly host: string; readonly path: string } {
  const host = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^/]*/i.exec(address)?.[0] ?? '';
  return { host, path: address.slice(host.length) };
}
