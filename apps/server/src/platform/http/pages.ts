import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { languageOf } from '@kotohogi/contract/texts/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
export type HeadOf = (path: string, language: 'ja' | 'en') => Promise<PageHead | undefined>;

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

const NOT_BUILT =
  '<!doctype html><html lang="ja"><head><!--head--></head><body><!--boot--><p>The web app has not been built.</p></body></html>';

/** Reads the built page, again only when a new build has replaced it. */
function templateReader(file: string): () => string {
  let known = { modifiedMs: -1, text: NOT_BUILT };
  return () => {
    const modifiedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    // While a new build is being written there is no file: the page of the last one goes on being served.
    if (modifiedMs !== undefined && modifiedMs !== known.modifiedMs) {
      known = { modifiedMs, text: readFileSync(file, 'utf8') };
    }
    return known.text;
  };
}

/** Answers any address with the one page of the app; the status tells those who read only that whether it is one. */
function pageSender({ folder, headOf, boot }: PagesOptions) {
  const template = templateReader(path.join(folder, 'index.html'));
  const bootText = JSON.stringify(boot).replace(/</g, '\\u003c');
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const language = languageOf(localeOf(request));
    const head = await headOf(request.url.split('?')[0] ?? '/', language);
    const html = template()
      .replace('<html lang="ja"', `<html lang="${language}"`)
      .replace('<!--head-->', renderHead(head ?? NO_PAGE))
      .replace('<!--boot-->', `<script type="application/json" id="boot">${bootText}</script>`);
    return reply
      .code(head === undefined ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(html);
  };
}

/**
 * Serves the built web app: hashed files for a year, everything else that is no file as the one page,
 * with the title and preview of its address already in it.
 */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const sendPage = pageSender(options);
  mkdirSync(options.folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: options.folder,
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600');
    },
  });
  // A folder is no file: without this the static server refuses "/" instead of passing it on.
  app.get('/', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && !/^\/(?:api|assets|art|fonts|files)\//.test(request.url);
    return isPage ? sendPage(request, reply) : answerNotFound(request, reply);
  });
}
