/** Where a login page goes on to: the wanted page, if it is one of ours; anything else is not followed (product text §5). */
export function readCallback(callback: string | null | undefined, origin: string): string | undefined {
  if (!callback || !URL.canParse(callback, origin)) return undefined;
  const url = new URL(callback, origin);
  // One slash at the front: two would name another host.
  return url.origin === origin ? `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}` : undefined;
}

/** The address of a login page that comes back to the wanted one: its full address, encoded (product text §2). */
export function withCallback(loginPath: string, wantedHref: string, origin: string): string {
  return `${loginPath}?callback=${encodeURIComponent(new URL(wantedHref, origin).href)}`;
}
