/** Whether a path belongs to an address: the same, or, with `prefix`, one below it. A query or a hash does not count. */
export function matchesPath(href: string, currentPath: string, match: 'exact' | 'prefix'): boolean {
  const address = trimPath(href);
  const path = trimPath(currentPath);
  return path === address || (match === 'prefix' && path.startsWith(address === '/' ? '/' : `${address}/`));
}

function trimPath(path: string): string {
  const bare = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}
