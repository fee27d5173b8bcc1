import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { lazy, Suspense } from 'react';
import { say } from './say.ts';
import { Slate, Words } from './slate.tsx';

// Few ceremonies are at this point when a guest comes: what changes something here is fetched by those alone.
const Questionnaire = lazy(async () => ({ default: (await import('./questionnaire.tsx')).Questionnaire }));

/** The ceremony is over, its recording not there yet. */
function ArchivingSlate({ facts, isDebug }: { readonly facts: PlayerFacts; readonly isDebug: boolean }) {
  return (
    <Slate title={say('slate.archiving')}>
      <Words text={say('slate.archiving.words')} />
      {!isDebug && (
        <Suspense>
          <Questionnaire facts={facts} />
        </Suspense>
      )}
    </Slate>
  );
}

/** The stream was stopped, or its recording failed: what comes instead is being prepared. */
function PreparingSlate() {
  return (
    <Slate title={say('slate.preparing')}>
      <Words text={say('slate.preparing.words')} />
    </Slate>
  );
}

/** The third day is over. */
function EndedSlate() {
  return (
    <Slate title={say('slate.ended')}>
      <p>{say('slate.ended.words')}</p>
    </Slate>
  );
}

/** What is said once the ceremony is over and nothing plays. */
export function AfterwardsSlate({ facts, isDebug }: { readonly facts: PlayerFacts; readonly isDebug: boolean }) {
  if (facts.phase === 'archiving') return <ArchivingSlate facts={facts} isDebug={isDebug} />;
  return facts.phase === 'ended' ? <EndedSlate /> : <PreparingSlate />;
}
