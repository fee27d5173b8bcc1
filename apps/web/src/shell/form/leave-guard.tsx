import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { t } from '../texts.ts';
import { countUnsaved } from './unsaved.ts';

/** The browser provides the wording of the prompt. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Makes the browser ask before the tab is closed, only while there are unsaved changes: a page with a permanent handler
 * is excluded from the back/forward cache.
 */
function useUnloadQuestion(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    addEventListener('beforeunload', askBeforeUnload);
    const forget = countUnsaved();
    return () => {
      removeEventListener('beforeunload', askBeforeUnload);
      forget();
    };
  }, [isDirty]);
}

export interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** The input is restored with the page: an ended session may redirect to the login without a prompt. */
  readonly isKept?: boolean;
}

/** Asks before a page with unsaved changes is left: by a link, by the browser's buttons, by closing the tab. */
export function LeaveGuard({ isDirty, isKept = false }: LeaveGuardProps) {
  useUnloadQuestion(isDirty);
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isDirty && !(isKept && next.pathname.endsWith('/login')),
    enableBeforeUnload: false,
    disabled: !isDirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
