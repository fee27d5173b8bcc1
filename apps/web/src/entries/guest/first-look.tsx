import { type AttendanceDetail, playerFactsOf } from '@kotohogi/contract/attendance-detail';
import type { Language } from '@kotohogi/contract/texts/texts';
import { AppHeader } from '@kotohogi/ui/app-header';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AttendanceContext } from '../../features/attendant/attendance-context.ts';
import { letterKindOf } from '../../features/attendant/letter/letter-kind.ts';
import { InvitationFirstLook } from '../../features/invitation/invitation-first-look.tsx';
import { StageFirstLook } from '../../features/live/stage-first-look.tsx';
import { AsidePlace, CeremonyFrame } from './ceremony-frame.tsx';
import { hasNotes } from './has-notes.ts';
import layout from './layout.module.css';
import { timesAhead } from './times-ahead.ts';

/** A large button, another way under it, or words in place of the button: as high as they stand on the page, in px. */
const WAY_PX = { button: 56, buttonAndLogin: 112, wordsAndLogin: 84 } as const;

/** The room of the way on (invitation-page.tsx), so that nothing moves when it comes. */
function WayPlace({ detail: { viewer, reply } }: { readonly detail: AttendanceDetail }) {
  const way = viewer !== 'visitor' ? 'button' : reply.isOpen ? 'buttonAndLogin' : 'wordsAndLogin';
  return <div style={{ height: WAY_PX[way] }} />;
}

/** The pages that are drawn; undefined for whom one is not, or is another. */
const LOOKS = {
  invitation: (detail: AttendanceDetail, language: Language): ReactElement | undefined => (
    <InvitationFirstLook detail={detail} language={language} reply={<WayPlace detail={detail} />} />
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
        stage={<StageFirstLook phase={phase} />}
        tree={null}
        aside={<AsidePlace times={timesAhead(detail, phase)} />}
      />
    );
  },
} as const;

/**
 * Pictures wait until it is known that they are seen: some stand in the page for each width. Those that are seen the page has
 * asked for in its head; small drawings are had at once.
 */
const lazily = (html: string) =>
  html
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/<img (?![^>]*loading=)/g, '<img loading="lazy" ')
    .replace(/<img [^>]*\.svg"[^>]*>/g, drawing => drawing.replace(/ (?:loading="lazy"|fetchPriority="low")/g, ''));

/**
 * A guest's first page as it looks before any script has come, drawn by the server from what the page is told anyway; empty
 * where it would not look so. HTML, only to be seen: nothing of it is read aloud or can be pressed, and the page takes its
 * place (main.tsx).
 */
export function drawFirstLook(page: keyof typeof LOOKS, detail: AttendanceDetail, language: Language): string {
  const look = hasNotes(detail) || letterKindOf(detail) !== undefined ? undefined : LOOKS[page](detail, language);
  if (look === undefined) return '';
  return lazily(
    renderToStaticMarkup(
      <div id="first-look" data-theme={detail.designPattern} data-density="guest" aria-hidden="true" inert>
        <AttendanceContext value={detail}>
          <div className={layout.paper}>
            <AppHeader />
            {look}
          </div>
        </AttendanceContext>
      </div>,
    ),
  );
}
