import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useState } from 'react';
import { ApiError } from '../../../shell/api/api-error.ts';

export interface LeavingDialogProps {
  readonly title: string;
  readonly label: string;
  readonly text: string;
  readonly isBusy: boolean;
  readonly remove: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a person loses a role or is deleted; keeps a refusal, such as for the last administrator, on screen. */
export function LeavingDialog({ title, label, text, isBusy, remove, onClose }: LeavingDialogProps) {
  const [refusal, setRefusal] = useState<string>();
  const confirm = () =>
    void remove().catch((error: unknown) => setRefusal(error instanceof ApiError ? error.userMessage : String(error)));
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={label}
      tone="danger"
      isBusy={isBusy}
      errorMessage={refusal}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}
