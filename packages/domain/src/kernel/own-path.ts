/** Covers readers that decode an address more often than we do; an address encoded four or more times is refused. */
const DECODINGS = 3;

/**
 * One leading slash, nothing that a browser treats as a slash or drops, and no empty segment that could become a host.
 */
const isPlain = (path: string) => path.startsWith('/') && !path.includes('//') && !/[\\\p{Cc}]/u.test(path);

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined; // why: an address that cannot be decoded is not one of ours
  }
}

/** Whether the part of an address before `?` and `#` stays on this site however often it is decoded. */
function staysHere(path: string): boolean {
  let current = path;
  for (let i = 0; i < DECODINGS; i += 1) {
    const next = decoded(current);
    if (!isPlain(current) || next === undefined) return false;
    if (next === current) return true;
    current = next;
  }
  return false;
}

/**
 * The path of one of our own pages, from a path or a full address; undefined for everything else: other hosts,
 * `//host`, `\host`, `https:host`, and their encoded forms (docs/product/session.md).
 */
export function ownPath(address: string, origin: string): string | undefined {
  const isFull = address === origin || address.startsWith(`${origin}/`);
  const path = isFull ? address.slice(origin.length) || '/' : address;
  const isVisible = !/[\s\\\p{Cc}]/u.test(path);
  return isVisible && staysHere(path.split(/[?#]/, 1)[0] ?? '') ? path : undefined;
}
