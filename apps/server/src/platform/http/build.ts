import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@kotohogi/contract/texts/texts';

/** Renders a page before its scripts have loaded, from its first API response: HTML, or an empty string. */
export type RenderServerPage = (page: string, answer: unknown, language: Language) => string;

/** The files of a page, scripts and styles; `styles` = those its server-rendered markup needs. */
export interface PageParts {
  readonly styles: readonly string[];
  readonly rest: readonly string[];
}

/** The output of a build: its page, the files needed per page, language and pattern, and the server-side renderer. */
export interface Build {
  /** As embedded in the page; it changes with every build. */
  readonly id: string;
  readonly page: string;
  readonly parts: Readonly<Record<string, PageParts>>;
  readonly renderServerPage?: RenderServerPage | undefined;
}

const NOT_BUILT: Build = {
  id: '',
  page: '<!doctype html><html lang="ja"><head><!--head--></head><body><!--boot--><p>The web app has not been built.</p></body></html>',
  parts: {},
};

/** Returns a function that reads the build, again only when a new build has replaced it. */
export function buildReader(folder: string): () => Promise<Build> {
  const inBuild = (name: string) => path.join(folder, name);
  const [file, list, markup] = [inBuild('index.html'), inBuild('preloads.json'), inBuild('server/server-page.js')];
  let known = { modifiedMs: -1, build: NOT_BUILT };
  return async () => {
    const modifiedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    // While a new build is being written its files are incomplete, so the page of the previous one is served.
    if (modifiedMs !== undefined && modifiedMs !== known.modifiedMs && [list, markup].every(part => existsSync(part))) {
      const { renderServerPage } = await import(`${pathToFileURL(markup)}?build=${modifiedMs}`);
      const page = readFileSync(file, 'utf8');
      const id = /<html [^>]*data-build="(\w+)"/.exec(page)?.[1] ?? '';
      known = { modifiedMs, build: { id, page, parts: JSON.parse(readFileSync(list, 'utf8')), renderServerPage } };
    }
    return known.build;
  };
}
