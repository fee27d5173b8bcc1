import path from 'node:path';
import { PATTERN_NAMES } from '@kotohogi/themes/theme-names';
import type { Plugin, Rolldown } from 'vite';
import { FIRST_PAGES } from './first-pages.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

/** The list of the first pages' files, written next to the page for the server: `page.language.pattern` → addresses. */
const PRELOADS = 'preloads.json';

const inEntries = (files: readonly string[]) => files.map(file => `apps/web/src/entries/${file}`);

/** The module with a pattern's own styles, besides its artwork. */
const PATTERN_STYLES = 'apps/web/src/shell/theme/pattern-styles/{pattern}.ts';

/** What every first page loads while it starts. */
const EVERY = [
  'apps/web/src/entries/guest/catalogue.{language}.ts',
  'apps/web/src/features/attendant/api.ts',
  'apps/web/src/shell/theme/care.ts',
  PATTERN_STYLES,
  'apps/web/src/shell/texts.{language}.ts',
  'packages/ui/src/messages.{language}.ts',
];

/**
 * What the guests' first pages load after the entry, each named by the requested module. Without the list a browser
 * discovers them one after the other, with a round trip each.
 */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  index: [...inEntries(FIRST_PAGES.index), ...EVERY],
  invitation: [
    ...inEntries(FIRST_PAGES.invitation),
    ...EVERY,
    'apps/web/src/features/invitation/heroes/{pattern}/hero.tsx',
    'apps/web/src/features/invitation/page/card-inside.tsx',
  ],
};

/**
 * The modules the server renders before any script has loaded (entries/guest/server-page.tsx): their styles come first.
 */
const PAGE_PARTS: Readonly<Record<string, readonly string[]>> = {
  index: inEntries(['guest/layout.tsx', 'guest/index-page.tsx']),
  invitation: [...inEntries(['guest/layout.tsx']), 'apps/web/src/features/invitation/heroes/{pattern}/hero.tsx'],
};

/** The files of a first page, as the server lists them in it; `styles` are those of its server-rendered page. */
interface PageParts {
  readonly styles: readonly string[];
  readonly rest: readonly string[];
}

/** The properties of a chunk used here. */
export interface Chunk extends Pick<Rolldown.OutputChunk, 'fileName' | 'moduleIds' | 'facadeModuleId' | 'imports'> {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** The files a chunk needs to run: its own, its styles, and those of everything it imports. */
export function filesOf(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, files = new Set<string>()): Set<string> {
  if (files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const name of chunk.imports) {
    const next = chunks.get(name);
    if (next !== undefined) filesOf(next, chunks, files);
  }
  return files;
}

/** Writes the list of the first pages' files, and fails if one of their modules is in no chunk. */
export function preloads(): Plugin {
  return {
    name: 'kotohogi-preloads',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const list = Object.values(bundle).filter(one => one.type === 'chunk');
      const chunks = new Map(list.map(chunk => [chunk.fileName, chunk]));
      const chunkOf = new Map(list.flatMap(chunk => chunk.moduleIds.map(id => [id.split('?')[0], chunk] as const)));
      // A module that shares a chunk has a facade chunk of its own, which is what gets requested.
      for (const chunk of list)
        if (chunk.facadeModuleId !== null) chunkOf.set(chunk.facadeModuleId.split('?')[0], chunk);
      // The page already lists these.
      const known = new Set(list.filter(chunk => chunk.isEntry).flatMap(chunk => [...filesOf(chunk, chunks)]));
      const filesFor = (modules: readonly string[], language: string, pattern: string) => {
        const files = new Set<string>();
        for (const module of modules) {
          const file = path.join(ROOT, module.replace('{language}', language).replace('{pattern}', pattern));
          // why: the default pattern has no styles of its own
          if (module === PATTERN_STYLES && pattern === 'natural') continue;
          const chunk = chunkOf.get(file);
          if (chunk === undefined)
            this.error(`${file} is not in any chunk: the preloads of the first page cannot be computed`);
          filesOf(chunk, chunks, files);
        }
        return files;
      };
      const rows = Object.entries(PAGES).flatMap(([page, modules]) =>
        ['ja', 'en'].flatMap(language =>
          PATTERN_NAMES.map(pattern => {
            const styleFiles = filesFor([...(PAGE_PARTS[page] ?? []), PATTERN_STYLES], language, pattern);
            const files = [...filesFor(modules, language, pattern)].filter(name => !known.has(name));
            const isFirst = (name: string) => name.endsWith('.css') && styleFiles.has(name);
            const parts: PageParts = {
              styles: files.filter(isFirst).map(name => `/${name}`),
              rest: files.filter(name => !isFirst(name)).map(name => `/${name}`),
            };
            return [`${page}.${language}.${pattern}`, parts];
          }),
        ),
      );
      this.emitFile({ type: 'asset', fileName: PRELOADS, source: JSON.stringify(Object.fromEntries(rows)) });
    },
  };
}
