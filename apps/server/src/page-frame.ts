import type { FastifyRequest } from 'fastify';
import { USER_COOKIE } from './gate/cookies.ts';

/** The pages of a couple's area behind the login. */
const COUPLE_PAGE = /^\/c(?:\/[^/]+)?\/weddings(?:\/[^/]+)?\/manage(?!\/(?:login|verify|password))(?:\/|$)/;

/** Placeholder rows of the drawer and blocks of the page: as many as most pages of the area have. */
const ROWS = '<i></i>'.repeat(7);

/**
 * The frame of the couple's area: header, navigation and placeholders of the content. Styled in index.html and removed
 * by the page itself.
 */
const COUPLE_FRAME = `<div id="server-page" data-frame data-theme="wedding" aria-hidden="true" inert><div class="frame"><div class="frame-nav"><b></b>${ROWS}</div><div class="frame-page"><u></u><b></b><i></i><i></i></div></div></div>`;

/** What a page shows at once, before any script or response has arrived: the frame of the area, for signed-in users. */
export function frameOf({ cookies }: FastifyRequest, path: string): string {
  return cookies[USER_COOKIE] !== undefined && COUPLE_PAGE.test(path) ? COUPLE_FRAME : '';
}
