import type { SlotState } from '@kotohogi/domain/live/types';
import { Stepper } from '@kotohogi/ui/stepper';
import { liveText } from '../../wedding/index.ts';
import { t } from '../console-t.ts';
import type { ConsoleFacts } from './console-facts.ts';
import { STEPS, stepOf } from './console-state.ts';

function stepTone(state: SlotState) {
  switch (state) {
    case 'waitingForStream':
    case 'waitingForUpload':
      return 'warn';
    case 'streaming_error':
    case 'archive_error':
      return 'bad';
    default:
      return 'plain';
  }
}

/** The progress of the stream; an exceptional state or an intermission is attached to the step it interrupts. */
export function ConsoleSteps({ live: { state, intermissionAt } }: Pick<ConsoleFacts, 'live'>) {
  const currentId = stepOf(state);
  const current = intermissionAt === null ? liveText(state) : t('console.intermission');
  const steps = STEPS.map(step => ({ id: step, label: step === currentId ? current : liveText(step) }));
  return <Stepper label={t('console.steps')} steps={steps} currentId={currentId} tone={stepTone(state)} />;
}
