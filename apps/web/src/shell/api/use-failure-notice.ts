import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useCallback, useState } from 'react';
import { isOnline } from '../network/online.ts';
import { t } from '../texts.ts';
import { ApiError } from './api-error.ts';
import { isSignedOut } from './query-client.ts';
import { type Reaction, reactionTo } from './reaction.ts';

/** What the user reads: the server's message, and while offline also that no input is lost. */
function failureText(error: ApiError): string {
  return isOnline() ? error.userMessage : `${error.userMessage} ${t('error.offline')}`;
}

/** Refusals caused by the viewing mode: the page and its input stay as they are. */
const OF_THE_MODE: readonly string[] = ['sample_mode', 'management_mode'];

function reactionOf(error: unknown): Reaction {
  if (!(error instanceof ApiError)) return 'error-page';
  return OF_THE_MODE.includes(error.code) ? 'message' : reactionTo(error.status);
}

/**
 * Reports a failed call to the user, if no field and no part of the page does: a message at the bottom, with a retry if
 * that may help, or the error page if the target is gone or forbidden. Input stays. Returns the id of the message, if
 * there is one.
 */
export function useFailureNotice(): (error: unknown, retry?: () => void) => number | undefined {
  const show = useSnackbar();
  const [fatal, setFatal] = useState<unknown>();
  if (fatal !== undefined) throw fatal;
  return useCallback(
    (error, retry) => {
      // The page is already redirecting to the login.
      if (isSignedOut(error)) return;
      const reaction = reactionOf(error);
      if (!(error instanceof ApiError) || reaction === 'error-page') {
        setFatal(error);
        return;
      }
      const action =
        reaction === 'retry' && retry !== undefined ? { label: t('error.again'), onPress: retry } : undefined;
      return show({ tone: 'bad', text: failureText(error), action });
    },
    [show],
  );
}
