import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useCallback, useState } from 'react';
import { isOnline } from '../network/online.ts';
import { say } from '../texts.ts';
import { ApiError } from './api-error.ts';
import { isSignedOut } from './query-client.ts';
import { type Reaction, reactionTo } from './reaction.ts';

/** What the user is told: the server's words, and while there is no network that nothing typed is lost. */
function wordsOf(error: ApiError): string {
  return isOnline() ? error.userMessage : `${error.userMessage} ${say('error.offline')}`;
}

/** Refusals of where one looks from: the page stays what it is, and so does what was typed. */
const OF_THE_MODE: readonly string[] = ['sample_mode', 'management_mode'];

function reactionOf(error: unknown): Reaction {
  if (!(error instanceof ApiError)) return 'error-page';
  return OF_THE_MODE.includes(error.code) ? 'message' : reactionTo(error.status);
}

/**
 * Tells the user of a call that failed, where no field and no place of the page says so: a message at the foot, with a
 * way to try again where that may help; the error page for what is gone or forbidden. What was typed stays. Answers the id
 * of the message at the foot, if there is one.
 */
export function useFailureNotice(): (error: unknown, retry?: () => void) => number | undefined {
  const show = useSnackbar();
  const [fatal, setFatal] = useState<unknown>();
  if (fatal !== undefined) throw fatal;
  return useCallback(
    (error, retry) => {
      // The page is on its way to the login already.
      if (isSignedOut(error)) return;
      const reaction = reactionOf(error);
      if (!(error instanceof ApiError) || reaction === 'error-page') {
        setFatal(error);
        return;
      }
      const action =
        reaction === 'retry' && retry !== undefined ? { label: say('error.again'), onPress: retry } : undefined;
      return show({ tone: 'bad', text: wordsOf(error), action });
    },
    [show],
  );
}
