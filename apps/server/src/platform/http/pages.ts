import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { languageOf } from '@kotohogi/contract/texts/texts';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from './app.ts';
import { localeOf } from './locale.ts';

/** What a page says to those who read no JavaScript: search engines, link previews (decision 137). */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly image?: string;
  readonly isIndexed: boolean;
}

/** The head of the page at a path, in a language; undefined = no page is there. */
export type HeadOf = (path: string, language: 'ja' | 'en') => PageHead | undefined;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);
}

const NO_PAGE: PageHead = { title: '404', description: '', isIndexed: false };

function renderHead(head: PageHead): string {
  const og = (property: string, content: string) => `<meta property="og:${property}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    og('title', head.title),
    og('description', head.description),
    ...(head.image === undefined ? [] : [og('image', head.image)]),
    ...(head.isIndexed ? [] : ['<meta name="robots" content="noindex">']),
  ].join('');
}

export interface PagesOptions {
  /** The built web app. */
  readonly folder: string;
  readonly headOf: HeadOf;
  /** Facts the browser app starts with; public. */
  readonly boot: object;
}

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built web app: hashed files for a year, everything else that is no file as the one page,
 * with the title and preview of its address already in it.
 */
export async function mountPages(app: FastifyInstance, { folder, headOf, boot }: PagesOptions): Promise<void> {
  const template = existsSync(path.join(folder, 'index.html'))
    ? readFileSync(path.join(folder, 'index.html'), 'utf8')
    : '<!doctype html><html><head><!--head--></head><body><p>The web app has not been built.</p></body></html>';
  await app.register(fastifyStatic, {
    root: folder,
    serve: true,
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600');
    },
  });
  const bootText = JSON.stringify(boot).replace(/</g, '\\u003c');
  app.setNotFoundHandler((request, reply) => {
    const [url = '/'] = request.url.split('?');
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets|art|fonts|files)\//.test(url);
    if (!isPage) return answerNotFound(request, reply);
    const locale = localeOf(request);
    const head = headOf(url, languageOf(locale));
    const html = template
      .replace('<html lang="ja"', `<html lang="${locale === 'ja' ? 'ja' : 'en'}"`)
      .replace('<!--head-->', renderHead(head ?? NO_PAGE))
      .replace('<!--boot-->', `<script type="application/json" id="boot">${bootText}</script>`);
    // The page says so itself; the status tells those who read only that.
    return reply
      .code(head === undefined ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(html);
  });
}
