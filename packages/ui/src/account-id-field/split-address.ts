/** Scheme and host of a URL, and the path after them; together they are the URL. */
export function splitAddress(address: string): { readonly host: string; readonly path: string } {
  const host = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^/]*/i.exec(address)?.[0] ?? '';
  return { host, path: address.slice(host.length) };
}
