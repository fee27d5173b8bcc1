import { SLOT_STATES, type SlotState } from '@kotohogi/domain/live/types';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { ApiError } from '../../../../shell/api/api-error.ts';
import { useFailureNotice } from '../../../../shell/api/use-failure-notice.ts';
import { liveText } from '../../../wedding/index.ts';
import { t } from '../../console-t.ts';
import type { ConsoleCommand } from '../console-state.ts';

/** The actual state of the stream, as reported by a refusal. */
export function realState(error: unknown): SlotState | undefined {
  if (!(error instanceof ApiError) || error.code !== 'live_wrong_state') return undefined;
  return SLOT_STATES.find(state => state === error.failure.meta?.state);
}

/**
 * The actual state in words. An intermission has no state of its own, so the text says that somebody else was faster.
 */
function refusalText(command: ConsoleCommand | undefined, state: SlotState): string {
  if (state === 'streaming' && command === 'intermission') return t('console.wrongState.paused');
  if (state === 'streaming' && command === 'resume') return t('console.wrongState.resumed');
  return t('console.wrongState', { state: liveText(state) });
}

/** Shows why a command was refused: for the wrong state, the actual one; otherwise the standard failure notice. */
export function useNotifyRefusal() {
  const show = useSnackbar();
  const notifyFailure = useFailureNotice();
  return (error: unknown, retry?: () => void, command?: ConsoleCommand) => {
    const state = realState(error);
    if (state === undefined) notifyFailure(error, retry);
    else show({ text: refusalText(command, state) });
  };
}
