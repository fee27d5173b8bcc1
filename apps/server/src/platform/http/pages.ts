import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Language, languageOf } from '@kotohogi/contract/texts/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './app.ts';
import { type Build, buildReader, type PageParts } from './build.ts';
import { localeOf } from './locale.ts';

/**
 * Metadata of a page for clients that do not run JavaScript: search engines, link previews
 * (docs/product/link-preview.md).
 */
export interface PageHead {
  readonly title: string;
  /** Title of the link preview, if it differs. */
  readonly previewTitle?: string;
  readonly description: string;
  readonly image?: string;
  readonly isIndexed: boolean;
}

/**
 * Markup shown in a page until its scripts have loaded, for pages whose content is not known in advance; empty = none.
 */
export type FrameOf = (request: FastifyRequest, path: string) => string;

/** The metadata of the page at a path, in a language; undefined if the page does not exist. */
export type HeadOf = (path: string, language: Language) => Promise<PageHead | undefined>;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);
}

/** Shows the picture at full width in services that also have a smaller card. */
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

/** A picture the page shows first; `media` limits it to matching screens. */
export interface Picture {
  readonly href: string;
  readonly media?: string;
  /** The same picture in several widths, in the syntax of `srcset`. */
  readonly srcSet?: string;
  readonly sizes?: string;
  /** The picture is essential for the page, so it may load before scripts. */
  readonly isFirst?: boolean;
}

/** What a page will request first, embedded so that it does not have to. */
export interface PageStart {
  /** Selects the server-rendered page of the build. */
  readonly page: string;
  /** Entry of the build's list (`preloads.json`) with the chunks of this page. */
  readonly parts: string;
  readonly pictures: readonly Picture[];
  /** URLs of the fonts the page needs first. */
  readonly faces: readonly string[];
  /** A response of our own API, as rendered for this caller. */
  readonly answer: { readonly address: string; readonly body: string };
}

/** What the page at the request's address starts with; undefined = nothing is known in advance. */
export type StartOf = (request: FastifyRequest, language: Language) => Promise<PageStart | undefined>;

export interface PagesOptions {
  /** Folder of the built web app. */
  readonly folder: string;
  readonly headOf: HeadOf;
  /** The metadata of a missing page: the same for unknown and for hidden addresses. */
  readonly missingHeadOf: (language: Language) => PageHead;
  readonly startOf: StartOf;
  readonly frameOf: FrameOf;
  /** The canonical spelling of a path; other spellings redirect to it. */
  readonly canonicalPath: (path: string) => string;
  /** Public facts the browser app starts with. */
  readonly boot: object;
}

const YEAR_SECONDS = 31_536_000;

/**
 * Files that can never be a document or a worker of their own. SVG files can be documents, and the reactions' worker is
 * a worker.
 */
const ONLY_PART = /(?:\.(?:css|woff2|avif|webp|png|ico)|\/(?!worker)[^/]*\.js)(?:\.br|\.gz)?$/;
/**
 * Pictures that other sites embed: mail headers in webmail and link previews in chats. Other sites may not embed
 * anything else.
 */
const FOR_OTHERS = /[\\/]art[\\/][\w-]+[\\/](?:mail-header|link-preview)\.png$/;
/**
 * Headers that control how a browser treats a document. They add a kilobyte to each of a page's hundred subresources.
 */
const DOCUMENT_HEADERS = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'referrer-policy'],
  ...['x-dns-prefetch-control', 'x-download-options', 'x-frame-options', 'x-permitted-cross-domain-policies'],
  'x-xss-protection',
];

/** Escapes JSON for embedding in a page, so that nothing in it can close the enclosing element. */
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

/** Whether the browser has reported that it has every chunk of this build (apps/web: shell/server-page.ts). */
const hasParts = ({ cookies }: FastifyRequest, { id }: Build) => id !== '' && cookies.build === id;

/** Renders the page as it will look once its scripts run. If that fails, the page is sent without it. */
function renderMarkup(request: FastifyRequest, build: Build, { page, answer }: PageStart, language: Language) {
  if (build.renderServerPage === undefined || hasParts(request, build)) return '';
  try {
    return build.renderServerPage(page, JSON.parse(answer.body), language);
  } catch (error) {
    request.log.error({ err: error, page }, 'a page could not be rendered on the server');
    return '';
  }
}

const NO_PARTS: PageParts = { styles: [], rest: [] };

/** The script tags in the page's own HTML. */
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** Embeds a page's start data. A server-rendered page loads its styles and pictures first; its scripts can wait. */
function withStart(
  page: string,
  { start, parts, markup }: { start: PageStart; parts: PageParts; markup: string },
): string {
  const [faces, pictures] = [renderFaces(start.faces), renderPictures(start.pictures)];
  // After the page's own links, which have to load first.
  if (markup === '') {
    const links = pictures + faces + renderStyles([...parts.styles, ...parts.rest]) + renderScripts(parts.rest);
    return page.replace('</head>', () => `${links}</head>`);
  }
  const scripts = (page.match(SCRIPTS) ?? []).join('') + renderScripts(parts.rest);
  const links = renderStyles(parts.styles) + pictures + scripts.replace(/<(?:script|link)/g, '$& fetchpriority="low"');
  return (
    page
      .replace(SCRIPTS, '')
      // Before the styles, so that text does not reflow in front of the reader.
      .replace('<!--head-->', () => `<!--head-->${faces}`)
      .replace('</head>', () => `${links}</head>`)
      .replace('<!--markup-->', () => markup + renderStyles(parts.rest))
  );
}

/**
 * Answers any address with the app's single page. The status code shows clients without JavaScript whether the page
 * exists.
 */
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
    const markup = start === undefined ? '' : renderMarkup(request, built, start, language);
    const started =
      start === undefined
        ? page.replace('<!--markup-->', () => (head === undefined ? '' : frameOf(request, path)))
        : withStart(page, { start, markup, parts: parts[start.parts] ?? NO_PARTS });
    const html = started
      .replace('<html lang="ja"', `<html lang="${language}"`)
      .replace('<!--head-->', () => renderHead(head ?? missingHeadOf(language)))
      .replace('<!--boot-->', () => bootElement + (start === undefined ? '' : renderAnswer(start.answer)));
    reply
      .code(head === undefined ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', start === undefined ? 'no-cache' : 'private, no-cache')
      // `send` would not compress: most pages are answered by the not-found handler, which is not a route.
      .compress(html);
    return reply;
  };
}

/**
 * Serves the built web app: hashed files with a cache lifetime of a year, and the single page for every other path,
 * with the title and preview of its address.
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
  // "/" is a folder, which the static server would refuse instead of passing on.
  app.get('/', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && !/^\/(?:api|assets|art|fonts|files)\//.test(request.url);
    return isPage ? sendPage(request, reply) : answerNotFound(request, reply);
  });
}
