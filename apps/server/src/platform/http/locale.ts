import { chooseLocale, type Locale } from '@kotohogi/contract/texts/texts';
import type { FastifyRequest } from 'fastify';

/** The languages of an Accept-Language header, best first (RFC 9110 §12.5.4); `*` is ignored. */
export function preferredLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...params] = part.trim().split(';');
      const q = params.map(param => /^\s*q=([\d.]+)/.exec(param)?.[1]).find(value => value !== undefined);
      return { tag: tag.trim(), weight: q === undefined ? 1 : Number(q), index };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ tag }) => tag);
}

/**
 * The locale of a request: its `language` cookie, otherwise the browser's languages
 * (docs/product/language.md#choosing).
 */
export function localeOf(request: FastifyRequest): Locale {
  // why: an unreadable address is refused before cookies are parsed, so they can be undefined despite the type
  const cookies = request.cookies ?? request.server.parseCookie(request.headers.cookie ?? '');
  return chooseLocale(cookies.language, preferredLanguages(request.headers['accept-language']));
}
