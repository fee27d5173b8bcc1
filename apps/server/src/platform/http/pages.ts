import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Language, languageOf } from '@kotohogi/contract/texts/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './app.ts';
import { type Build, buildReader, type PageParts } from './build.ts';
import { localeOf } from './locale.ts';

/** What a page says to those who read no JavaScript: search engines, link previews (decision 137). */
export interface PageHead {
  readonly title: string;
  /** Of its link preview, when that is another one. */
  readonly previewTitle?: string;
  readonly description: string;
  readonly image?: string;
  readonly isIndexed: boolean;
}

/** Markup that stands in a page until its scripts are there, for pages whose content is not known before; empty = none. */
export type FrameOf = (request: FastifyRequest, path: string) => string;

/** The head of the page at a path, in a language; undefined = no page is there. */
export type HeadOf = (path: string, language: Language) => Promise<PageHead | undefined>;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);
}

/** The picture over the whole width, where a service knows a smaller form too. */
const LARGE_CARD = '<meta name="twitter:card" content="summary_large_image">';

function renderHead(head: PageHead): string {
  const og = (property: string, content: string) => `<meta property="og:${property}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    og('title', head.previewTitle ?? head.title),
    og('description', head.description),
    ...(head.image === undefined
      ? []
      : [og('image', head.image), og('image:width', '1200'), og('image:height', '630'), LARGE_CARD]),
    ...(head.isIndexed ? [] : ['<meta name="robots" content="noindex">']),
  ].join('');
}

/** A picture a page shows first; `media` = only there. */
export interface Picture {
  readonly href: string;
  readonly media?: string;
  /** The same in several widths, as an `img` has it. */
  readonly srcSet?: string;
  readonly sizes?: string;
  /** The page is nothing without it: it may come before scripts. */
  readonly isFirst?: boolean;
}

/** What a page is going to ask for, written into it so that it need not ask. */
export interface PageStart {
  /** By which the build knows how it looks before its scripts are there. */
  readonly page: string;
  /** The row of the build's list (`preloads.json`) that names the parts this page is built of. */
  readonly parts: string;
  readonly pictures: readonly Picture[];
  /** Addresses of the faces the page opens with. */
  readonly faces: readonly string[];
  /** An answer of our own API, as it was given to this caller. */
  readonly answer: { readonly address: string; readonly body: string };
}

/** What the page at the address of a request starts with; undefined = nothing is known before it asks. */
export type StartOf = (request: FastifyRequest, language: Language) => Promise<PageStart | undefined>;

export interface PagesOptions {
  /** The built web app. */
  readonly folder: string;
  readonly headOf: HeadOf;
  /** The head where no page is: the same whether an address leads nowhere or to something hidden. */
  readonly missingHeadOf: (language: Language) => PageHead;
  readonly startOf: StartOf;
  readonly frameOf: FrameOf;
  /** A path as it is properly written; another spelling of it is led there. */
  readonly canonicalPath: (path: string) => string;
  /** Facts the browser app starts with; public. */
  readonly boot: object;
}

const YEAR_SECONDS = 31_536_000;

/** Files that can never be a document or a worker of their own: drawings in SVG can, and the reactions' worker is one. */
const ONLY_PART = /(?:\.(?:css|woff2|avif|webp|png|ico)|\/(?!worker)[^/]*\.js)(?:\.br|\.gz)?$/;
/** Pictures that pages of others embed: webmail the heads of mails, chats the pictures of links. Nothing else is theirs to show. */
const FOR_OTHERS = /[\\/]art[\\/][\w-]+[\\/](?:mail-header|link-preview)\.png$/;
/** What tells a browser how to treat a document: a kilobyte, on each of the hundred parts of a page. */
const DOCUMENT_HEADERS = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'referrer-policy'],
  ...['x-dns-prefetch-control', 'x-download-options', 'x-frame-options', 'x-permitted-cross-domain-policies'],
  'x-xss-protection',
];

/** JSON as it may stand in a page: nothing in it can end the element it stands in. */
const inPage = (json: string) => json.replace(/</g, '\\u003c');

const renderStyles = (files: readonly string[]) =>
  files
    .filter(file => file.endsWith('.css'))
    .map(file => `<link rel="stylesheet" crossorigin href="${file}">`)
    .join('');

const renderScripts = (files: readonly string[]) =>
  files
    .filter(file => !file.endsWith('.css'))
    .map(file => `<link rel="modulepreload" crossorigin href="${file}">`)
    .join('');

function renderPictures(pictures: readonly Picture[]): string {
  return pictures
    .map(({ href, media, srcSet, sizes, isFirst = false }) => {
      const rank = isFirst ? ' fetchpriority="high"' : '';
      const more = Object.entries({ media, imagesrcset: srcSet, imagesizes: sizes })
        .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
        .join('');
      return `<link rel="preload" as="image"${rank} href="${escapeHtml(href)}"${more}>`;
    })
    .join('');
}

const renderFaces = (faces: readonly string[]) =>
  faces.map(href => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`).join('');

function renderAnswer({ address, body }: PageStart['answer']): string {
  return `<script type="application/json" id="first" data-address="${escapeHtml(address)}">${inPage(body)}</script>`;
}

/** Whether a browser has said that it has every part of this page (apps/web: shell/first-look.ts). */
const hasParts = ({ cookies }: FastifyRequest, { id }: Build) => id !== '' && cookies.build === id;

/** The page as it will look, until its scripts are there. Should it not be possible to draw it, the page comes without. */
function renderFirstLook(request: FastifyRequest, build: Build, { page, answer }: PageStart, language: Language) {
  if (build.drawFirstLook === undefined || hasParts(request, build)) return '';
  try {
    return build.drawFirstLook(page, JSON.parse(answer.body), language);
  } catch (error) {
    request.log.error({ err: error, page }, 'a page could not be drawn before its scripts');
    return '';
  }
}

const NO_PARTS: PageParts = { styles: [], rest: [] };

/** The scripts a page names itself. */
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** A page with its start in it. One that is drawn already gets first what that wears and shows; its scripts can wait. */
function withStart(page: string, { start, parts, look }: { start: PageStart; parts: PageParts; look: string }): string {
  const [faces, pictures] = [renderFaces(start.faces), renderPictures(start.pictures)];
  // Behind what the page itself names: that has to be there first.
  if (look === '') {
    const links = pictures + faces + renderStyles([...parts.styles, ...parts.rest]) + renderScripts(parts.rest);
    return page.replace('</head>', () => `${links}</head>`);
  }
  const scripts = (page.match(SCRIPTS) ?? []).join('') + renderScripts(parts.rest);
  const links = renderStyles(parts.styles) + pictures + scripts.replace(/<(?:script|link)/g, '$& fetchpriority="low"');
  return (
    page
      .replace(SCRIPTS, '')
      // Before the styles, so that words are not set anew in front of the reader.
      .replace('<!--head-->', () => `<!--head-->${faces}`)
      .replace('</head>', () => `${links}</head>`)
      .replace('<!--look-->', () => look + renderStyles(parts.rest))
  );
}

/** Answers any address with the one page of the app; the status tells those who read only that whether it is one. */
function pageSender({ folder, headOf, missingHeadOf, startOf, frameOf, canonicalPath, boot }: PagesOptions) {
  const build = buildReader(folder);
  const bootElement = `<script type="application/json" id="boot">${inPage(JSON.stringify(boot))}</script>`;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const language = languageOf(localeOf(request));
    const [path = '/'] = request.url.split('?');
    const proper = canonicalPath(path);
    if (proper !== path) return reply.redirect(proper + request.url.slice(path.length), 308);
    const head = await headOf(path, language);
    const start = head === undefined ? undefined : await startOf(request, language);
    const built = await build();
    const { page, parts } = built;
    const look = start === undefined ? '' : renderFirstLook(request, built, start, language);
    const started =
      start === undefined
        ? page.replace('<!--look-->', () => (head === undefined ? '' : frameOf(request, path)))
        : withStart(page, { start, look, parts: parts[start.parts] ?? NO_PARTS });
    const html = started
      .replace('<html lang="ja"', `<html lang="${language}"`)
      .replace('<!--head-->', () => renderHead(head ?? missingHeadOf(language)))
      .replace('<!--boot-->', () => bootElement + (start === undefined ? '' : renderAnswer(start.answer)));
    return reply
      .code(head === undefined ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', start === undefined ? 'no-cache' : 'private, no-cache')
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
      if (FOR_OTHERS.test(file)) reply.header('cross-origin-resource-policy', 'cross-origin');
      if (ONLY_PART.test(file)) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
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
