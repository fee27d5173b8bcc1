/**
 * The page to go to after a login: the wanted page, if it is ours; anything else is ignored
 * (docs/product/session.md#where-a-login-goes-on-to).
 */
export function readCallback(callback: string | null | undefined, origin: string): string | undefined {
  if (!callback || !URL.canParse(callback, origin)) return undefined;
  const url = new URL(callback, origin);
  // One leading slash: two would name another host.
  return url.origin === origin ? `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}` : undefined;
}

/**
 * The path of a login page that returns to the wanted one: its full path, encoded
 * (docs/product/session.md#where-a-login-goes-on-to).
 */
export function withCallback(loginPath: string, wantedHref: string, origin: string): string {
  return `${loginPath}?callback=${encodeURIComponent(new URL(wantedHref, origin).href)}`;
}
