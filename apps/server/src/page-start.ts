import { type AttendanceDetail, playerFactsOf } from '@kotohogi/contract/attendance-detail';
import { attendant } from '@kotohogi/contract/attendant';
import type { Language } from '@kotohogi/contract/texts/texts';
import { artwork, headerFontPaths, heroPictures } from '@kotohogi/themes/artwork';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { weddingKeyIn } from './page-head.ts';
import type { PageStart } from './platform/http/pages.ts';

/** The two pages guests open first. */
function firstPageAt(path: string): 'index' | 'invitation' | undefined {
  const [, rest] = /^\/c\/(?:[^/]+\/)?weddings\/[^/]+(\/.*)?$/.exec(path) ?? [];
  if (rest === undefined || rest === '/') return weddingKeyIn(path) === undefined ? undefined : 'index';
  return /^\/invitation\/?$/.test(rest) ? 'invitation' : undefined;
}

/**
 * Calls our own API for the page's first request, as the same caller, so the page never contains more than the API
 * would return.
 */
async function firstAnswer(app: FastifyInstance, request: FastifyRequest, url: string) {
  const { cookie, 'accept-language': language, 'user-agent': agent } = request.headers;
  const answer = await app.inject({
    method: 'GET',
    url,
    remoteAddress: request.ip,
    headers: {
      accept: 'application/json',
      ...(cookie === undefined ? {} : { cookie }),
      ...(language === undefined ? {} : { 'accept-language': language }),
      ...(agent === undefined ? {} : { 'user-agent': agent }),
    },
  });
  return answer.statusCode === 200 ? answer.body : undefined;
}

type Pictures = PageStart['pictures'];

function invitationPictures({ designPattern, invitation }: AttendanceDetail): Pictures {
  const photo = invitation.mainPhoto;
  const drawings = heroPictures(designPattern, photo !== null);
  const pictures =
    photo === null
      ? drawings
      : [...drawings, { href: photo.img.src, srcSet: photo.img.srcSet, sizes: photo.img.sizes }];
  return pictures.map(picture => ({ ...picture, isFirst: true }));
}

/**
 * The still in place of the video (unless the recording has its own poster) and the tree. Loaded after everything the
 * page needs first.
 */
function ceremonyPictures(detail: AttendanceDetail): Pictures {
  const facts = playerFactsOf(detail);
  if (facts === undefined) return [];
  const hasPoster = facts.phase === 'archive' && facts.recording?.posterUrl !== '';
  const pieces = hasPoster ? (['tree'] as const) : (['slate', 'tree'] as const);
  return pieces.map(piece => ({ href: artwork(detail.designPattern, piece) }));
}

/**
 * What a guest's first page will request: the wedding itself, the page's chunks and its first pictures. Embedding them
 * saves distant readers three round trips in sequence. Undefined for other pages, unsaved invitations (`?invpreview`),
 * and weddings the caller may not see.
 */
export async function startOf(
  app: FastifyInstance,
  request: FastifyRequest,
  language: Language,
  hasWebFonts: boolean,
): Promise<PageStart | undefined> {
  const { pathname, searchParams } = new URL(request.url, 'http://page');
  const page = firstPageAt(pathname);
  const key = weddingKeyIn(pathname);
  if (page === undefined || key === undefined || searchParams.has('invpreview')) return undefined;
  const address = `/api${attendant.detail.path.replace(':wedding', key)}`;
  const body = await firstAnswer(app, request, address);
  if (body === undefined) return undefined;
  const detail: AttendanceDetail = JSON.parse(body);
  return {
    page,
    parts: `${page}.${language}.${detail.designPattern}`,
    pictures: page === 'invitation' ? invitationPictures(detail) : ceremonyPictures(detail),
    faces: page === 'invitation' && hasWebFonts ? headerFontPaths(detail.designPattern) : [],
    answer: { address, body },
  };
}
