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

/** Asks before a page with unsaved changes is left: by a link, by the browser's buttons, by closing the tab. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  useUnloadQuestion(isDirty);
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
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
