import type { SlotState } from '@kotohogi/domain/live/types';
import { Stepper } from '@kotohogi/ui/stepper';
import { liveText } from '../wedding/door.ts';
import { say } from './console-say.ts';
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

/** Where the stream stands on its way; a state beside the way is tied where it interrupted. */
export function ConsoleSteps({ state }: { readonly state: SlotState }) {
  const currentId = stepOf(state);
  const steps = STEPS.map(step => ({ id: step, label: liveText(step === currentId ? state : step) }));
  return <Stepper label={say('console.steps')} steps={steps} currentId={currentId} tone={stepTone(state)} />;
}
