/** The page sizes offered (docs/product/list.md#address). */
export const PAGE_SIZES = [5, 10, 20, 50, 100] as const;
/** The default page size (docs/product/list.md#address). */
export const DEFAULT_PAGE_SIZE = 20;

/** The number of pages of a list; an empty list has one empty page. */
export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}

/** The first and last row on a page, counting from 1; both 0 for an empty list. */
export function rowsOnPage(
  page: number,
  limit: number,
  total: number,
): { readonly first: number; readonly last: number } {
  if (total === 0) return { first: 0, last: 0 };
  const first = (Math.min(page, pageCount(total, limit)) - 1) * limit + 1;
  return { first, last: Math.min(first + limit - 1, total) };
}

/** The page after the page size changed: the one that contains the first visible row (docs/product/list.md#address). */
export function pageAfterResize(page: number, limit: number, newLimit: number): number {
  return Math.floor(((page - 1) * limit) / newLimit) + 1;
}

/** A page number, or a gap in the row of numbers. */
export type PageSlot =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly id: 'before' | 'after' };

/** Maximum number of slots, gaps included: 7 if there is room, 5 on a phone. */
export type SlotCount = 5 | 7;

/** The row of page numbers: the first, the last, the current one and, with seven slots, its neighbors. */
export function pageSlots(page: number, pages: number, slots: SlotCount = 7): readonly PageSlot[] {
  const numbers = (from: number, to: number): PageSlot[] =>
    Array.from({ length: to - from + 1 }, (_, index) => ({ kind: 'page', page: from + index }));
  if (pages <= slots) return numbers(1, pages);
  const run = slots - 2;
  const trailing = (slots - 5) / 2;
  const before: PageSlot = { kind: 'gap', id: 'before' };
  const after: PageSlot = { kind: 'gap', id: 'after' };
  if (page < run) return [...numbers(1, run), after, ...numbers(pages, pages)];
  if (page > pages - run + 1) return [...numbers(1, 1), before, ...numbers(pages - run + 1, pages)];
  return [...numbers(1, 1), before, ...numbers(page - trailing, page + trailing), after, ...numbers(pages, pages)];
}
