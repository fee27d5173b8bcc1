import { artwork } from '@kotohogi/themes/artwork';
import type { PatternName } from '@kotohogi/themes/theme-names';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useAttendance } from '../../features/attendant/attendance-context.ts';
import { isCalledOff } from '../../features/attendant/called-off.ts';
import { coupleText } from '../../features/attendant/couple.ts';
import { say } from '../../features/live/say.ts';
import { Stage } from '../../features/live/stage.tsx';
import { useGuestLive } from '../../features/live/use-guest-live.ts';
import styles from './index-page.module.css';
import type { WeddingSearch } from './routes.ts';

// The picture comes first: what stands below and beside it comes in a piece of its own.
const Tree = lazy(async () => ({ default: (await import('./index-parts.tsx')).Tree }));
const Aside = lazy(async () => ({ default: (await import('./index-parts.tsx')).Aside }));

const pictureOf = (pattern: PatternName, name: 'corner' | 'tree') => ({
  '--picture': `url('${artwork(pattern, name)}')`,
});

/** Where the parts beside the picture will stand; on a phone it is as high as the times of the day that come above the tree. */
function AsidePlace({ times }: { readonly times: number | undefined }) {
  return (
    <div className={styles.place} data-area={times === undefined ? undefined : 'today'} style={{ '--times': times }}>
      <Skeleton width="40%" />
      <Skeleton />
      <Skeleton width="70%" />
    </div>
  );
}

/** … of a wedding: the ceremony, before, during and after. It changes by itself and is never loaded anew. */
export function IndexPage() {
  const detail = useAttendance();
  const { couple, designPattern, mayDebug, lifeCycle, invitation } = detail;
  const { debug }: WeddingSearch = useSearch({ strict: false });
  const facts = useGuestLive(detail);
  if (facts === undefined) return null;
  const isPlanned = facts.phase === 'waiting' && !isCalledOff(lifeCycle);
  return (
    <main id="content" className={styles.page} data-phase={facts.phase}>
      <h1 className={styles.title}>
        <VisuallyHidden>{say('watch.title', { names: coupleText(couple) })}</VisuallyHidden>
      </h1>
      <span className={styles.corner} style={pictureOf(designPattern, 'corner')} aria-hidden="true" />
      <div className={styles.main}>
        <div className={styles.stage} data-part="stage">
          <Stage facts={facts} isDebug={mayDebug && debug === '1'} />
        </div>
        <div className={styles.tree} style={pictureOf(designPattern, 'tree')}>
          <Suspense>
            <Tree />
          </Suspense>
        </div>
      </div>
      <Suspense
        fallback={
          <div className={styles.aside}>
            <AsidePlace times={isPlanned ? invitation.startTimes.length : undefined} />
          </div>
        }
      >
        <Aside phase={facts.phase} />
      </Suspense>
    </main>
  );
}
