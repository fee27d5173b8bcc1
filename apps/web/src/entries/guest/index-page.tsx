import { coupleText } from '@kotohogi/domain/profile/names';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useAttendance } from '../../features/attendant/index.ts';
import { isOnAir, Stage, watchText as t, useGuestLive, useShownFacts } from '../../features/live/index.ts';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { countAnnouncedTimes } from './announced-times.ts';
import { AsidePlaceholder, CeremonyFrame } from './ceremony-frame.tsx';
import type { WeddingSearch } from './routes.ts';
import { type HostedStageProps, StageSlot } from './stage-host.tsx';

// The video comes first: the content below and next to it is in a separate chunk.
const Notices = lazy(async () => (await import('../../features/notification/notices.tsx')).openNotices());
const Tree = lazy(async () => ({ default: (await import('./index-parts.tsx')).Tree }));
const Aside = lazy(async () => ({ default: (await import('./index-parts.tsx')).Aside }));

/** The stage of the ceremony. While live it stays on screen on the wedding's other pages. */
function KeptStage({ isAway }: HostedStageProps) {
  const detail = useAttendance();
  const { debug }: WeddingSearch = useSearch({ strict: false });
  const facts = useGuestLive(detail);
  if (facts === undefined || (isAway && !isOnAir(facts.phase))) return null;
  const isAfterwards = facts.phase === 'archive' || facts.phase === 'ended';
  return (
    <Stage
      facts={facts}
      isDebug={detail.mayDebug && debug === '1'}
      notices={
        <Suspense>
          <Notices isAfterwards={isAfterwards} />
        </Suspense>
      }
    />
  );
}

/** … of a wedding: the ceremony, before, during and after. Updates on its own, without a reload. */
export function IndexPage() {
  const detail = useAttendance();
  const { couple, designPattern } = detail;
  const facts = useShownFacts(detail);
  if (facts === undefined) return null;
  const { phase } = facts;
  return (
    <CeremonyFrame
      id="content"
      pattern={designPattern}
      phase={phase}
      title={<VisuallyHidden>{t('watch.title', { names: coupleText(couple, currentLanguage()) })}</VisuallyHidden>}
      stage={<StageSlot stage={KeptStage} />}
      tree={
        <Suspense>
          <Tree />
        </Suspense>
      }
      aside={
        <Suspense fallback={<AsidePlaceholder times={countAnnouncedTimes(detail, phase)} />}>
          <Aside phase={phase} />
        </Suspense>
      }
    />
  );
}
