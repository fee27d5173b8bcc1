import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useCallback, useState } from 'react';
import { isOnline } from '../network/online.ts';
import { t } from '../texts.ts';
import { ApiError } from './api-error.ts';
import { isSignedOut } from './query-client.ts';
import { reactionTo } from './reaction.ts';

/**
 * What the user reads: the server's message, and that no input is lost, while offline or if a form may not be saved.
 */
export function failureText(error: ApiError, of: 'form' | 'action'): string {
  if (!isOnline()) return t('error.offline');
  const isForbiddenOrGone = reactionTo(error.status) === 'error-page';
  return of === 'form' && isForbiddenOrGone ? `${error.userMessage} ${t('error.kept')}` : error.userMessage;
}

/** Returns a function that shows the error page instead of the page. */
export function useErrorPage(): (error: unknown) => void {
  const [fatal, setFatal] = useState<unknown>();
  if (fatal !== undefined) throw fatal;
  return setFatal;
}

/**
 * Reports a failed write to the user, if no field and no part of the page does: a message at the bottom, with a retry
 * if that may help. The page stays, with its input: the error page is for what cannot be read
 * (docs/product/error-page.md#a-refused-save). Only an unexpected error opens it. For a form
 * the message also says that the input stays. Returns the id of the message, if there is one.
 */
export function useFailureNotice(
  of: 'form' | 'action' = 'action',
): (error: unknown, retry?: () => void) => number | undefined {
  const show = useSnackbar();
  const openErrorPage = useErrorPage();
  return useCallback(
    (error, retry) => {
      // The page is already redirecting to the login.
      if (isSignedOut(error)) return;
      if (!(error instanceof ApiError)) {
        openErrorPage(error);
        return;
      }
      const mayRetry = reactionTo(error.status) === 'retry' && retry !== undefined;
      const action = mayRetry ? { label: t('error.again'), onPress: retry } : undefined;
      return show({ tone: 'bad', text: failureText(error, of), action });
    },
    [show, openErrorPage, of],
  );
}
