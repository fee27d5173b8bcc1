import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useCallback, useState } from 'react';
import { isOnline } from '../network/online.ts';
import { say } from '../texts.ts';
import { ApiError } from './api-error.ts';
import { isSignedOut } from './query-client.ts';
import { reactionTo } from './reaction.ts';

/** What the user is told: the server's words, and while there is no network that nothing typed is lost. */
function wordsOf(error: ApiError): string {
  return isOnline() ? error.userMessage : `${error.userMessage} ${say('error.offline')}`;
}

/**
 * Tells the user of a call that failed, where no field and no place of the page says so: a message at the foot, with a
 * way to try again where that may help; the error page for what is gone or forbidden. What was typed stays.
 */
export function useFailureNotice(): (error: unknown, retry?: () => void) => void {
  const show = useSnackbar();
  const [fatal, setFatal] = useState<unknown>();
  if (fatal !== undefined) throw fatal;
  return useCallback(
    (error, retry) => {
      // The page is on its way to the login already.
      if (isSignedOut(error)) return;
      if (!(error instanceof ApiError)) return setFatal(error);
      const reaction = reactionTo(error.status);
      if (reaction === 'error-page') return setFatal(error);
      const action =
        reaction === 'retry' && retry !== undefined ? { label: say('error.again'), onPress: retry } : undefined;
      show({ tone: 'bad', text: wordsOf(error), action });
    },
    [show],
  );
}
