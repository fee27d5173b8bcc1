import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useBlocker } from '@tanstack/react-router';
import { say } from '../texts.ts';

/** Asks before a page with unsaved changes is left: by a link, by the browser's buttons, by closing the tab. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
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
