/** The height available on a page, and the minimum gap between two entries, in points. */
export interface PageRoom {
  /** Height left on the page already started, and on every page after it. */
  readonly first: number;
  readonly next: number;
  readonly between: number;
}

/** The height of `count` entries from `from` on. */
function heightOf(heights: readonly number[], from: number, count: number, between: number): number {
  let sum = between * (count - 1);
  for (let at = from; at < from + count; at += 1) sum += heights[at] ?? 0;
  return sum;
}

/** The minimum number of pages the entries need. */
function leastPages(heights: readonly number[], { first, next, between }: PageRoom): number {
  let pages = 1;
  let used = 0;
  for (const height of heights) {
    const room = pages === 1 ? first : next;
    const wanted = used === 0 ? height : used + between + height;
    if (wanted <= room) used = wanted;
    else {
      pages += 1;
      used = height;
    }
  }
  return pages;
}

/**
 * Divides entries over as few pages as possible, and as evenly as possible, so that no page, especially the last one,
 * is left half empty. Returns how many entries each page takes; each entry must fit on a page of its own.
 */
export function dividePages(heights: readonly number[], room: PageRoom): number[] {
  const pages = leastPages(heights, room);
  const n = heights.length;
  /**
   * By page and number of entries so far: the minimum sum of squares of the empty space, and the entries of that page.
   */
  const best: { cost: number; taken: number }[][] = [
    [{ cost: 0, taken: 0 }, ...Array.from({ length: n }, () => ({ cost: Number.POSITIVE_INFINITY, taken: 0 }))],
  ];
  for (let page = 1; page <= pages; page += 1) {
    const capacity = page === 1 ? room.first : room.next;
    const row = Array.from({ length: n + 1 }, () => ({ cost: Number.POSITIVE_INFINITY, taken: 0 }));
    for (let end = 0; end <= n; end += 1) {
      // The page already started may take no entries.
      for (let taken = page === 1 ? 0 : 1; taken <= end; taken += 1) {
        const used = taken === 0 ? 0 : heightOf(heights, end - taken, taken, room.between);
        if (used > capacity) break;
        const cost = (best[page - 1]?.[end - taken]?.cost ?? Number.POSITIVE_INFINITY) + (capacity - used) ** 2;
        const known = row[end];
        if (known === undefined || cost < known.cost) row[end] = { cost, taken };
      }
    }
    best.push(row);
  }
  const counts: number[] = [];
  for (let page = pages, end = n; page >= 1; page -= 1) {
    const taken = best[page]?.[end]?.taken ?? 0;
    counts.unshift(taken);
    end -= taken;
  }
  return counts;
}

/** The position of a page's first entry and the gap between entries, so that they fill the page. */
export function spread(heights: readonly number[], room: number, { least, most }: { least: number; most: number }) {
  const free = room - heights.reduce((sum, height) => sum + height, 0);
  const gaps = heights.length - 1;
  const between = gaps === 0 ? least : Math.max(least, Math.min(most, free / (gaps + 1)));
  return { between, top: Math.max(0, (free - between * gaps) / 2) };
}
