import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countLines, EXAMPLES } from './examples.ts';

const FILES = { 'example-form': 'guest-form.tsx', 'example-list': 'list-screen.tsx' };

test.each(EXAMPLES)('the code of $id stays within its budget', ({ id, lineLimit }) => {
  const source = readFileSync(path.join(import.meta.dirname, 'examples', FILES[id]), 'utf8');
  const lines = countLines(source);
  expect(lines).toBeGreaterThan(30);
  expect(lines).toBeLessThanOrEqual(lineLimit);
});

test('the form has at least twelve fields', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'examples/guest-form.tsx'), 'utf8');
  const fields = source.match(/\{\.\.\.(?:field\.|asFlag\(field\.)/g) ?? [];
  expect(fields.length).toBeGreaterThanOrEqual(12);
});

test('empty lines do not count', () => {
  expect(countLines('a\n\n  \nb\n')).toBe(2);
});
