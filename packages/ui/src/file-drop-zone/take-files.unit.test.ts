import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeFiles } from './take-files.ts';

const file = (name: string, sizeBytes = 1): File => new File(['x'.repeat(sizeBytes)], name);
const rules = { types: ['.csv'], maxSizeBytes: 10, maxFiles: 2 };

test('valid files are added, the others are rejected by name', async () => {
  const [present, good, wrong, large] = [file('a.csv'), file('b.csv'), file('c.txt'), file('d.csv', 11)];
  expect(await takeFiles([present], [good, wrong, large], rules)).toEqual({
    files: [present, good],
    refused: [
      { name: 'c.txt', reason: 'wrongType' },
      { name: 'd.csv', reason: 'tooLarge' },
    ],
  });
});

test('with more files than allowed, none is added', async () => {
  const present = [file('a.csv')];
  const { files, refused } = await takeFiles(present, [file('b.csv'), file('c.csv')], rules);
  expect(files).toBe(present);
  expect(refused).toEqual([{ name: null, reason: 'tooMany' }]);
});

test('if only one file is allowed, a new one replaces it, two are too many', async () => {
  const next = file('b.csv');
  const single = { ...rules, maxFiles: 1 };
  expect((await takeFiles([file('a.csv')], [next], single)).files).toEqual([next]);
  expect((await takeFiles([], [next, next], single)).refused).toEqual([{ name: null, reason: 'tooMany' }]);
});

test('an unreadable file, such as a folder, is rejected', async () => {
  const folder = file('photos.csv');
  folder.slice = () => {
    throw new DOMException('gone', 'NotFoundError');
  };
  expect((await takeFiles([], [folder], rules)).refused).toEqual([{ name: 'photos.csv', reason: 'unreadable' }]);
});

test('never more than allowed, and every file is either accepted or listed as rejected', async () => {
  const names = fc.array(fc.constantFrom('a.csv', 'b.csv', 'c.txt'), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(names, fc.integer({ min: 1, max: 5 }), async (incoming, maxFiles) => {
      const { files, refused } = await takeFiles(
        [],
        incoming.map(name => file(name)),
        { ...rules, maxFiles },
      );
      expect(files.length).toBeLessThanOrEqual(maxFiles);
      const isWhole = refused.some(({ name }) => name === null);
      if (!isWhole) expect(files.length + refused.length).toBe(incoming.length);
    }),
  );
});
