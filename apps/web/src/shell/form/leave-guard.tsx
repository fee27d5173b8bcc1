import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { say } from '../texts.ts';

/** The browser words the question itself. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Has the browser ask before the tab is closed, only as long as something would be lost: a page that always asks cannot be kept for the way back. */
function useUnloadQuestion(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    addEventListener('beforeunload', askBeforeUnload);
    return () => removeEventListener('beforeunload', askBeforeUnload);
  }, [isDirty]);
}

export interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** What is typed is there again when the page is: a session that has ended may take one to the login without a question. */
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
      title={say('leave.title')}
      confirmLabel={say('leave.confirm')}
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {say('leave.words')}
    </ConfirmDialog>
  );
}
