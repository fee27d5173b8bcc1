import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { useMediaQuery } from '@kotohogi/ui/kit';
import { SectionHeading } from '@kotohogi/ui/section-heading';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { isCalledOff, useAttendance } from '../../features/attendant/index.ts';
import { Messages, TreeSection, useTreeEvents } from '../../features/congratulation/index.ts';
import { GiftAction, GiftArrived, GiftFlow } from '../../features/gift/index.ts';
import { Programme, Today, watchText as t } from '../../features/live/index.ts';
import { useNow } from '../../shell/clock/use-now.ts';
import { paths } from '../../shell/router/paths.ts';
import { BottomActions } from './bottom-actions.tsx';
import styles from './index-page.module.css';

// Only recordings are sold, so the page does not load this before there is one.
const ArchivePurchase = lazy(async () => ({
  default: (await import('../../features/archive-sale/archive-purchase.tsx')).ArchivePurchase,
}));

const isSameDay = (oneMs: number, otherMs: number) => dateOf(instant(oneMs)) === dateOf(instant(otherMs));

/** The tree below the video, with its updates. */
export function Tree() {
  useTreeEvents(useAttendance().weddingKey);
  return <TreeSection />;
}

/** A section next to the video: a card on wide screens, a section with a centered title on a phone. */
function Side({ latin, title, area, children }: { latin: string; title: string; area: string; children: ReactNode }) {
  const isWide = useMediaQuery('(min-width: 64em)');
  return (
    <section className={styles.side} data-area={area}>
      <SectionHeading latin={latin} title={title} layout={isWide ? 'row' : 'centre'} />
      {children}
    </section>
  );
}

function TodaySide() {
  const { startsAt } = useAttendance();
  const nowMs = useNow(30_000);
  const isToday = isSameDay(startsAt, nowMs);
  return (
    <Side latin={isToday ? 'Today' : 'The day'} title={t(isToday ? 'today.title' : 'today.title.later')} area="today">
      <Today nowMs={nowMs} />
    </Side>
  );
}

/** The content next to the video on wide screens and below it on a phone, with the link to gifts in both. */
export function Aside({ phase }: { readonly phase: PlayerFacts['phase'] }) {
  const { weddingKey, weddingId, companyAccountId, viewer, isDemo, invitation, lifeCycle } = useAttendance();
  const [isGiving, setGiving] = useState(false);
  const isBefore = phase === 'waiting';
  // A canceled wedding has no day to plan, and the gift section would mention one.
  const isOff = isCalledOff(lifeCycle);
  return (
    <>
      <aside className={styles.aside}>
        {isBefore && !isOff && <TodaySide />}
        {/* A purchased recording can be downloaded after its window (docs/product/archive-sale.md#download). */}
        {(phase === 'archive' || phase === 'ended') && viewer === 'guest' && !isDemo && (
          <div data-area="purchase">
            <Suspense>
              <ArchivePurchase weddingId={weddingId} />
            </Suspense>
          </div>
        )}
        <Side latin="Messages" title={t('messages.title')} area="messages">
          <GiftArrived />
          <Messages />
        </Side>
        {!isOff && (
          <div data-area="gift">
            <GiftAction weddingKey={weddingKey} onOpen={() => setGiving(true)} />
          </div>
        )}
        {!isBefore && invitation.programs.length > 0 && (
          <Side latin="Program" title={t('programme.title')} area="programme">
            <Programme />
          </Side>
        )}
      </aside>
      <BottomActions onGift={() => setGiving(true)} />
      <GiftFlow
        weddingKey={weddingKey}
        paymentHref={paths.guest.payment(companyAccountId, weddingKey)}
        isOpen={isGiving}
        onClose={() => setGiving(false)}
      />
    </>
  );
}
