import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { artwork } from '@kotohogi/themes/artwork';
import { SectionHeading } from '@kotohogi/ui/section-heading';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAttendance } from '../../features/attendant/attendance-context.ts';
import { coupleText } from '../../features/attendant/couple.ts';
import { useTreeNews } from '../../features/congratulation/api.ts';
import { Messages } from '../../features/congratulation/messages.tsx';
import { TreeSection } from '../../features/congratulation/tree-section.tsx';
import { GiftArrived } from '../../features/gift/gift-arrived.tsx';
import { GiftDoor, GiftFlow } from '../../features/gift/gift-door.tsx';
import { Programme } from '../../features/live/programme.tsx';
import { say } from '../../features/live/say.ts';
import { Stage } from '../../features/live/stage.tsx';
import { Today } from '../../features/live/today.tsx';
import { useGuestLive } from '../../features/live/use-guest-live.ts';
import { useNow } from '../../shell/clock/use-now.ts';
import { paths } from '../../shell/router/paths.ts';
import { useMedia } from '../../shell/theme/use-media.ts';
import { BottomDoors } from './bottom-doors.tsx';
import styles from './index-page.module.css';
import type { WeddingSearch } from './routes.ts';

// Only a recording is sold: before, the page does without it.
const ArchivePurchase = lazy(async () => ({
  default: (await import('../../features/archive-sale/archive-purchase.tsx')).ArchivePurchase,
}));

const isSameDay = (oneMs: number, otherMs: number) => dateOf(instant(oneMs)) === dateOf(instant(otherMs));

/** A part of the page beside the picture: a card on wide screens, a section with a centred title on a phone. */
function Side({ latin, title, area, children }: { latin: string; title: string; area: string; children: ReactNode }) {
  const isWide = useMedia('(min-width: 64em)');
  return (
    <section className={styles.side} data-area={area}>
      <SectionHeading latin={latin} title={title} layout={isWide ? 'row' : 'centre'} />
      {children}
    </section>
  );
}

/** … of a wedding: the ceremony, before, during and after. It changes by itself and is never loaded anew. */
export function IndexPage() {
  const detail = useAttendance();
  const { weddingKey, weddingId, couple, companyAccountId, designPattern, viewer, startsAt, invitation, mayDebug } =
    detail;
  const { debug }: WeddingSearch = useSearch({ strict: false });
  const facts = useGuestLive(detail);
  useTreeNews(weddingKey);
  const nowMs = useNow(30_000);
  const [isGiving, setGiving] = useState(false);
  if (facts === undefined) return null;
  const isBefore = facts.phase === 'waiting';
  const isDebug = mayDebug && debug === '1';
  return (
    <main id="content" className={styles.page} data-phase={facts.phase}>
      <h1 className={styles.title}>
        <VisuallyHidden>{say('watch.title', { names: coupleText(couple) })}</VisuallyHidden>
      </h1>
      <span
        className={styles.corner}
        style={{ '--picture': `url('${artwork(designPattern, 'corner')}')` }}
        aria-hidden="true"
      />
      <div className={styles.main}>
        <div className={styles.stage}>
          <Stage facts={facts} isDebug={isDebug} />
        </div>
        <div className={styles.tree}>
          <TreeSection />
        </div>
      </div>
      <aside className={styles.aside}>
        {isBefore && (
          <Side
            latin="Today"
            title={say(isSameDay(startsAt, nowMs) ? 'today.title' : 'today.title.later')}
            area="today"
          >
            <Today nowMs={nowMs} />
          </Side>
        )}
        {facts.phase === 'archive' && viewer === 'guest' && (
          <div data-area="purchase">
            <Suspense>
              <ArchivePurchase weddingId={weddingId} />
            </Suspense>
          </div>
        )}
        <Side latin="Messages" title={say('messages.title')} area="messages">
          <GiftArrived />
          <Messages />
        </Side>
        <div data-area="gift">
          <GiftDoor weddingKey={weddingKey} onOpen={() => setGiving(true)} />
        </div>
        {!isBefore && invitation.programs.length > 0 && (
          <Side latin="Programme" title={say('programme.title')} area="programme">
            <Programme />
          </Side>
        )}
      </aside>
      <BottomDoors onGift={() => setGiving(true)} />
      <GiftFlow
        weddingKey={weddingKey}
        paymentHref={paths.guest.payment(companyAccountId, weddingKey)}
        isOpen={isGiving}
        onClose={() => setGiving(false)}
      />
    </main>
  );
}
