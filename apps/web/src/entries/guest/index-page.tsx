import { givenNames } from '@kotohogi/domain/profile/names';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useAttendance } from '../../features/attendant/attendance-context.ts';
import { say } from '../../features/live/say.ts';
import { Stage } from '../../features/live/stage.tsx';
import { useGuestLive } from '../../features/live/use-guest-live.ts';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { AsidePlace, CeremonyFrame } from './ceremony-frame.tsx';
import type { WeddingSearch } from './routes.ts';
import { timesAhead } from './times-ahead.ts';

// The picture comes first: what stands below and beside it comes in a piece of its own.
const Tree = lazy(async () => ({ default: (await import('./index-parts.tsx')).Tree }));
const Aside = lazy(async () => ({ default: (await import('./index-parts.tsx')).Aside }));

/** … of a wedding: the ceremony, before, during and after. It changes by itself and is never loaded anew. */
export function IndexPage() {
  const detail = useAttendance();
  const { couple, designPattern, mayDebug } = detail;
  const { debug }: WeddingSearch = useSearch({ strict: false });
  const facts = useGuestLive(detail);
  if (facts === undefined) return null;
  const { phase } = facts;
  return (
    <CeremonyFrame
      id="content"
      pattern={designPattern}
      phase={phase}
      title={<VisuallyHidden>{say('watch.title', { names: givenNames(couple, currentLanguage()) })}</VisuallyHidden>}
      stage={<Stage facts={facts} isDebug={mayDebug && debug === '1'} />}
      tree={
        <Suspense>
          <Tree />
        </Suspense>
      }
      aside={
        <Suspense fallback={<AsidePlace times={timesAhead(detail, phase)} />}>
          <Aside phase={phase} />
        </Suspense>
      }
    />
  );
}
