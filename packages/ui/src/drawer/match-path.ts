/** Whether a path matches a link: equal, or, with `prefix`, below it. Ignores query and hash. */
export function matchesPath(href: string, currentPath: string, match: 'exact' | 'prefix'): boolean {
  const address = trimPath(href);
  const path = trimPath(currentPath);
  return path === address || (match === 'prefix' && path.startsWith(address === '/' ? '/' : `${address}/`));
}

function trimPath(path: string): string {
  const bare = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}
