import { Button } from '@kotohogi/ui/button';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { useFailureNotice } from '../api/use-failure-notice.ts';

export interface RestoreButtonProps {
  readonly texts: {
    readonly label: string;
    /** The accessible name, with the name of the row. */
    readonly name: string;
    /** The message after it was restored. */
    readonly done: string;
  };
  readonly restore: () => Promise<unknown>;
}

/** Restores a deleted row of a list. */
export function RestoreButton({ texts, restore }: RestoreButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const show = useSnackbar();
  const notify = useFailureNotice();
  const press = async () => {
    setBusy(true);
    try {
      await restore();
      show({ tone: 'ok', text: texts.done });
    } catch (error) {
      notify(error, () => void press());
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon="rotate-ccw" isBusy={isBusy} aria-label={texts.name} onPress={() => void press()}>
      {texts.label}
    </Button>
  );
}
