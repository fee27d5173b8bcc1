import { chooseLocale, type Locale } from '@kotohogi/contract/texts/texts';
import type { FastifyRequest } from 'fastify';

/** The languages an Accept-Language header prefers, best first (RFC 9110 §12.5.4); `*` says nothing. */
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

/** The locale a request asks for: its `language` cookie, else the browser's languages (decision 2). */
export function localeOf(request: FastifyRequest): Locale {
  // why: an address that cannot be read is refused before cookies are, and before the type of them holds
  const cookies = request.cookies ?? request.server.parseCookie(request.headers.cookie ?? '');
  return chooseLocale(cookies.language, preferredLanguages(request.headers['accept-language']));
}
