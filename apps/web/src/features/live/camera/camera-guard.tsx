import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { t } from '../console-t.ts';

/** The browser supplies the wording of the prompt. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks for confirmation before leaving the page with a running camera: by link, browser buttons or closing the tab. */
export function CameraGuard({ isSending }: { readonly isSending: boolean }) {
  useEffect(() => {
    if (!isSending) return;
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isSending && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    disabled: !isSending,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      tone="danger"
      title={t('camera.ask.leave')}
      confirmLabel={t('camera.ask.leave.confirm')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('camera.ask.leave.text')}
    </ConfirmDialog>
  );
}
