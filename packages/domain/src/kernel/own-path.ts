/** What an address is read as by one who decodes it once more than we do; encoded four times and more is refused. */
const DECODINGS = 3;

/** One slash at the front, nothing that a browser takes for a slash or drops, and no empty step that could become a host. */
const isPlain = (path: string) => path.startsWith('/') && !path.includes('//') && !/[\\\p{Cc}]/u.test(path);

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined; // why: what cannot be decoded is no address of ours
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
 * A page of ours as a path, from a path or a full address; undefined for everything else: other hosts, `//host`, `\host`,
 * `https:host`, and their encoded forms (docs/product/session.md).
 */
export function ownPath(address: string, origin: string): string | undefined {
  const isFull = address === origin || address.startsWith(`${origin}/`);
  const path = isFull ? address.slice(origin.length) || '/' : address;
  const isVisible = !/[\s\\\p{Cc}]/u.test(path);
  return isVisible && staysHere(path.split(/[?#]/, 1)[0] ?? '') ? path : undefined;
}
