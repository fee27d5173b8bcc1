import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_SIZES, pageAfterResize, pageCount, pageSlots, rowsOnPage, type SlotCount } from './paging.ts';

const limit = fc.oneof(fc.constantFrom(...PAGE_SIZES), fc.integer({ min: 1, max: 500 }));
const total = fc.integer({ min: 1, max: 10_000 });

test('rows on a page are counted from 1', () => {
  expect(rowsOnPage(3, 10, 43)).toEqual({ first: 21, last: 30 });
  expect(rowsOnPage(5, 10, 43)).toEqual({ first: 41, last: 43 });
  expect(rowsOnPage(9, 10, 43)).toEqual({ first: 41, last: 43 });
  expect(rowsOnPage(1, 20, 0)).toEqual({ first: 0, last: 0 });
});

test('all pages together show every row once', () => {
  fc.assert(
    fc.property(total, limit, (rows, size) => {
      const pages = Array.from({ length: pageCount(rows, size) }, (_, index) => rowsOnPage(index + 1, size, rows));
      expect(pages[0]?.first).toBe(1);
      expect(pages.at(-1)?.last).toBe(rows);
      for (const [index, { first, last }] of pages.entries()) {
        expect(last - first + 1).toBeLessThanOrEqual(size);
        expect(last).toBeGreaterThanOrEqual(first);
        if (index > 0) expect(first).toBe((pages[index - 1]?.last ?? 0) + 1);
      }
    }),
  );
});

test('a page past the end is the last one, and the page after a change of size is never past it', () => {
  fc.assert(
    fc.property(total, limit, limit, fc.nat(), (rows, size, newSize, seed) => {
      const pages = pageCount(rows, size);
      expect(rowsOnPage(pages + 1 + seed, size, rows)).toEqual(rowsOnPage(pages, size, rows));
      const after = pageAfterResize((seed % pages) + 1, size, newSize);
      expect(after).toBeLessThanOrEqual(pageCount(rows, newSize));
    }),
  );
});

test('an empty list has one page without rows, for any request', () => {
  fc.assert(
    fc.property(limit, fc.integer({ min: 1, max: 99 }), (size, page) => {
      expect(pageCount(0, size)).toBe(1);
      expect(rowsOnPage(page, size, 0)).toEqual({ first: 0, last: 0 });
    }),
  );
});

test('after a change of page size the first visible row is still in view', () => {
  fc.assert(
    fc.property(total, limit, limit, fc.nat(), (rows, size, newSize, seed) => {
      const page = (seed % pageCount(rows, size)) + 1;
      const { first } = rowsOnPage(page, size, rows);
      const after = rowsOnPage(pageAfterResize(page, size, newSize), newSize, rows);
      expect(after.first).toBeLessThanOrEqual(first);
      expect(after.last).toBeGreaterThanOrEqual(first);
    }),
  );
});

test('the row of numbers as shown', () => {
  const read = (page: number, pages: number, slots?: SlotCount): string =>
    pageSlots(page, pages, slots)
      .map(slot => (slot.kind === 'gap' ? '…' : slot.page))
      .join(' ');
  expect(read(1, 5)).toBe('1 2 3 4 5');
  expect(read(3, 25)).toBe('1 2 3 4 5 … 25');
  expect(read(12, 25)).toBe('1 … 11 12 13 … 25');
  expect(read(23, 25)).toBe('1 … 21 22 23 24 25');
  expect(read(3, 25, 5)).toBe('1 … 3 … 25');
  expect(read(2, 25, 5)).toBe('1 2 3 … 25');
});

test('first, last and current page are always shown, in order, within the slot limit', () => {
  const slotCount = fc.constantFrom<SlotCount>(5, 7);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), slotCount, (pages, seed, slots) => {
      const page = (seed % pages) + 1;
      const row = pageSlots(page, pages, slots);
      const numbers = row.flatMap(slot => (slot.kind === 'page' ? [slot.page] : []));
      expect(row.length).toBe(Math.min(slots, pages));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      // A gap replaces omitted pages, and every omission has one.
      for (const [index, slot] of row.entries()) {
        const [before, after] = [row[index - 1], row[index + 1]];
        if (slot.kind === 'gap' && before?.kind === 'page' && after?.kind === 'page') {
          expect(after.page - before.page).toBeGreaterThan(1);
        }
        if (slot.kind === 'page' && after?.kind === 'page') expect(after.page).toBe(slot.page + 1);
      }
    }),
  );
});
