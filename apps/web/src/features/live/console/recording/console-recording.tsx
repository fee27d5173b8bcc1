import { Suspense } from 'react';
import { RecordingPanel } from '../../../recording/index.ts';
import { reasonText } from '../console-event.ts';
import type { ConsoleFacts } from '../console-facts.ts';

/** The card for managing the recording of this stream. */
export function ConsoleRecording({ detail, live, mayWrite }: Pick<ConsoleFacts, 'detail' | 'live' | 'mayWrite'>) {
  const failed = live.log.find(({ kind }) => kind === 'archive_error');
  return (
    <Suspense>
      <RecordingPanel
        wedding={detail}
        live={live}
        mayWrite={mayWrite}
        problem={failed === undefined ? '' : reasonText(failed)}
      />
    </Suspense>
  );
}
