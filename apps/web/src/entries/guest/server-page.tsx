import { type AttendanceDetail, playerFactsOf } from '@kotohogi/contract/attendance-detail';
import type { Language } from '@kotohogi/contract/texts/texts';
import { AppHeader } from '@kotohogi/ui/app-header';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AttendanceContext, letterKindOf } from '../../features/attendant/index.ts';
import { InvitationServerPage } from '../../features/invitation/index.ts';
import { StageServerPage } from '../../features/live/index.ts';
import { countAnnouncedTimes } from './announced-times.ts';
import { AsidePlaceholder, CeremonyFrame } from './ceremony-frame.tsx';
import { hasNotes } from './has-notes.ts';
import layout from './layout.module.css';

/** Heights in px: a large button, a button with a login link below, text with a login link. */
const WAY_PX = { button: 56, buttonAndLogin: 112, textAndLogin: 84 } as const;

/** Reserves the space of the call to action (invitation-page.tsx) to prevent a layout shift. */
function WayPlace({ detail: { viewer, reply } }: { readonly detail: AttendanceDetail }) {
  const way = viewer !== 'visitor' ? 'button' : reply.isOpen ? 'buttonAndLogin' : 'textAndLogin';
  return <div style={{ height: WAY_PX[way] }} />;
}

/** The pages that can be drawn; undefined if the page has none in this state. */
const PAGES = {
  invitation: (detail: AttendanceDetail, language: Language): ReactElement | undefined => (
    <InvitationServerPage detail={detail} language={language} reply={<WayPlace detail={detail} />} />
  ),
  index: (detail: AttendanceDetail): ReactElement | undefined => {
    const facts = playerFactsOf(detail);
    if (facts === undefined || detail.me?.answer === 'absence') return undefined;
    const { phase } = facts;
    return (
      <CeremonyFrame
        pattern={detail.designPattern}
        phase={phase}
        title={null}
        stage={<StageServerPage phase={phase} />}
        tree={null}
        aside={<AsidePlaceholder times={countAnnouncedTimes(detail, phase)} />}
      />
    );
  },
} as const;

/**
 * Images load lazily, because some exist once for each width. The page preloads the visible ones in its head; small
 * drawings load at once.
 */
const lazily = (html: string) =>
  html
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/<img (?![^>]*loading=)/g, '<img loading="lazy" ')
    .replace(/<img [^>]*\.svg"[^>]*>/g, drawing => drawing.replace(/ (?:loading="lazy"|fetchPriority="low")/g, ''));

/**
 * A guest's first page as it looks before any script has loaded, rendered by the server from the same data the page
 * gets; empty if it would look different. The HTML is visual only: it is not read aloud and cannot be pressed, and the
 * page replaces it (main.tsx).
 */
export function renderServerPage(page: keyof typeof PAGES, detail: AttendanceDetail, language: Language): string {
  const markup = hasNotes(detail) || letterKindOf(detail) !== undefined ? undefined : PAGES[page](detail, language);
  if (markup === undefined) return '';
  return lazily(
    renderToStaticMarkup(
      <div id="server-page" data-theme={detail.designPattern} data-density="guest" aria-hidden="true" inert>
        <AttendanceContext value={detail}>
          <div className={layout.paper}>
            <AppHeader />
            {markup}
          </div>
        </AttendanceContext>
      </div>,
    ),
  );
}
