import { expect, test } from 'vitest';
import { type Chunk, filesOf } from './preloads.ts';

const chunk = (fileName: string, imports: string[] = [], styles: string[] = []): Chunk => ({
  fileName,
  moduleIds: [],
  facadeModuleId: null,
  imports,
  viteMetadata: { importedCss: new Set(styles) },
});

test('given chunks that need each other, each file is listed once, styles with the chunk that uses them', () => {
  const chunks = [
    chunk('page.js', ['frame.js', 'react'], ['page.css']),
    chunk('frame.js', ['page.js', 'text.js'], ['frame.css']),
    chunk('text.js'),
    chunk('alone.js'),
  ];
  const [page] = chunks;
  if (page === undefined) throw new Error('the page is missing');
  const files = filesOf(page, new Map(chunks.map(one => [one.fileName, one])));
  expect([...files]).toEqual(['page.js', 'page.css', 'frame.js', 'frame.css', 'text.js']);
});
