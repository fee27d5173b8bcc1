import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { lazy, Suspense } from 'react';
import { ClosedLetter } from '../../attendant/index.ts';
import { Slate, SlateText } from '../slate.tsx';
import { StageFrame } from '../stage-frame.tsx';
import { t } from '../t.ts';
import type { StageProps } from './stage.tsx';

// Few guests arrive in this phase, so only they load the code for it.
const Questionnaire = lazy(async () => ({ default: (await import('./questionnaire.tsx')).Questionnaire }));

/** The ceremony is over and its recording is not available yet. */
function ArchivingSlate({ facts, isDebug }: { readonly facts: PlayerFacts; readonly isDebug: boolean }) {
  return (
    <Slate title={t('slate.archiving')}>
      <SlateText text={t('slate.archiving.text')} />
      {!isDebug && (
        <Suspense>
          <Questionnaire facts={facts} />
        </Suspense>
      )}
    </Slate>
  );
}

/** The stream was stopped or its recording failed; a replacement is being prepared. */
function PreparingSlate() {
  return (
    <Slate title={t('slate.preparing')}>
      <SlateText text={t('slate.preparing.text')} />
    </Slate>
  );
}

/** Replaces the video once the ceremony is over and nothing plays: a slate, and at the end a letter. */
export function Afterwards({ facts, isDebug, notices }: StageProps) {
  if (facts.phase === 'ended') {
    return (
      <>
        <ClosedLetter />
        {notices}
      </>
    );
  }
  return (
    <StageFrame isStill notices={notices}>
      {facts.phase === 'archiving' ? <ArchivingSlate facts={facts} isDebug={isDebug} /> : <PreparingSlate />}
    </StageFrame>
  );
}
