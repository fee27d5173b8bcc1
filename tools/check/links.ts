import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem, Source } from './source.ts';

/** What a reader of the repository cannot open: numbers and names of lists that are not in it. */
const OUTSIDE = [
  /\bdecisions?\s+D?\d+/gi,
  /\bD\d{2,3}\b/g,
  /\bproduct\s+(?:text\b|(?:text\s+)?§\S*)/gi,
  /\bgateway[- ]facts\b/gi,
];
/** A page, with or without an anchor: from the root or from the file that names it. Web addresses do not count. */
const PAGE = /(?<![\w./:-])([\w./-]*\.md)(?:#([\p{L}\p{M}\p{N}_-]+))?(?![\p{L}\p{N}])/gu;
const MARKDOWN_LINK = /(?:\]\(|\b(?:src|href)=")([^)\s"]+)/g;
const FENCE = /^ *(```|~~~)[\s\S]*?^ *\1.*$/gm;
const COMMENT = /^\s*(?:\*|#|--)\s(.*)|(?:^|[\s{])(?:\/\/|\/\*\*?)\s(.*)/;
/** Migrations are frozen, because databases compare their hashes. The plan names files that do not exist yet. */
const EXEMPT = /^(?:db\/migrations\/|docs\/plan\.md$)/;
const TEXT = /(?:\.(?:tsx?|mjs|cjs|js|css|html|md|toml|jsonc|ya?ml)|\/run|^\.env\.example)$/;

const isDocument = (file: string) => file.endsWith('.md');
/** Whitespace where something was, so that lines keep their numbers. */
const blank = (text: string) => text.replace(/[^\n]+/g, '');

/** What people read in a file: the whole document, or only the comments of code. */
function proseOf(file: string, text: string): string {
  if (isDocument(file)) return text.replace(FENCE, blank);
  return text
    .split('\n')
    .map(line => {
      const [, block, inline] = COMMENT.exec(line) ?? [];
      return block ?? inline ?? '';
    })
    .join('\n');
}

/** The anchors GitHub gives to the headings of a page. */
function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.replace(FENCE, blank).matchAll(/^#{1,6} +(.*)$/gm)) {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim();
    const anchor = words
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    let numbered = anchor;
    for (let count = 1; anchors.has(numbered); count += 1) numbered = `${anchor}-${count}`;
    anchors.add(numbered);
  }
  return anchors;
}

/** Whether a path exists, and whether a page has an anchor; pages are read once. */
function createPages({ root, read }: Source) {
  const known = new Map<string, ReadonlySet<string>>();
  const exists = (target: string) => existsSync(path.join(root, target));
  return {
    exists,
    has: (page: string, anchor: string | undefined) => {
      if (anchor === undefined || !isDocument(page)) return true;
      const anchors = known.get(page) ?? anchorsOf(read(page));
      known.set(page, anchors);
      return anchors.has(anchor);
    },
  };
}

type Pages = ReturnType<typeof createPages>;
type Finding = readonly [index: number, text: string];

/** Pages that prose names, from the root or from the folder of the file. */
function* findPages(file: string, prose: string, pages: Pages): Generator<Finding> {
  const unlinked = prose.replace(/\[[^\]\n]*\](?=\()/g, label => ' '.repeat(label.length));
  for (const { 0: whole, 1: name = '', 2: anchor, index } of unlinked.matchAll(PAGE)) {
    const page = [name, path.posix.join(path.posix.dirname(file), name)].find(pages.exists);
    if (page === undefined) yield [index, `cites ${whole}, which is not in the repository`];
    else if (!pages.has(page, anchor)) yield [index, `cites ${whole}: the page has no such heading`];
  }
}

/** Relative links of a document: to pages, folders, pictures, and to its own headings. */
function* findLinks(file: string, prose: string, pages: Pages): Generator<Finding> {
  for (const { 1: link = '', index } of prose.matchAll(MARKDOWN_LINK)) {
    if (/^[a-z]+:/.test(link)) continue;
    const [name = '', anchor] = link.split('#');
    const target = name === '' ? file : path.posix.join(path.posix.dirname(file), name);
    if (!pages.exists(target)) yield [index, `links to ${link}, which is not in the repository`];
    else if (!pages.has(target, anchor)) yield [index, `links to ${link}: the page has no such heading`];
  }
}

/** Citations of lists that are not in the repository, in prose and in texts of the code. */
function* findOutside(text: string, prose: string): Generator<Finding> {
  for (const pattern of OUTSIDE)
    for (const place of [text, prose])
      for (const { 0: whole, index } of place.matchAll(pattern))
        yield [place.slice(0, index).split('\n').length, `cites "${whole.replace(/\s+/g, ' ')}": cite a page of docs`];
}

/** Every page, anchor and relative link that comments and documents cite exists in the repository. */
export function checkLinks(source: Source): Problem[] {
  const pages = createPages(source);
  let cited = 0;
  const problems = source
    .files()
    .filter(file => TEXT.test(file) && !EXEMPT.test(file))
    .flatMap(file => {
      const text = source.read(file);
      const prose = proseOf(file, text);
      cited += [...prose.matchAll(PAGE)].length;
      const at = ([index, what]: Finding): string => `line ${prose.slice(0, index).split('\n').length}: ${what}`;
      return [
        ...new Set([
          ...[...findPages(file, prose, pages)].map(at),
          ...(isDocument(file) ? [...findLinks(file, prose, pages)].map(at) : []),
          ...[...findOutside(text, prose)].map(([line, what]) => `line ${line}: ${what}`),
        ]),
      ].map(found => ({ file, text: found }));
    });
  if (cited < 500) return [{ file: '.', text: `only ${cited} citations were read: the gate is blind` }];
  return problems;
}
