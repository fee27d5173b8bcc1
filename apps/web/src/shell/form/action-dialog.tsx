import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';
import styles from './dialog.module.css';
import { useSubmit } from './use-submit.ts';

export interface ActionDialogProps<V extends FieldValues> {
  readonly title: string;
  /** The label of the button that acts, and while it does. */
  readonly verb: string;
  readonly busyLabel: string;
  /** `danger` for what others will see as a problem. */
  readonly variant?: 'filled' | 'danger';
  readonly closeLabel: string;
  /** Replaces the button that closes the dialog. */
  readonly otherButton?: ReactNode;
  /** The message after it was done. */
  readonly done: string;
  readonly form: UseFormReturn<V>;
  readonly send: (values: V) => Promise<unknown>;
  readonly isBusy: boolean;
  /** Whether the action is still possible, by what was read last. */
  readonly isPossible?: boolean;
  /**
   * What the dialog shows of a refusal; undefined leaves it to the fields and the message at the bottom. By default it
   * shows what another person's action has made impossible (409).
   */
  readonly problemOf?: (error: ApiError) => ReactNode | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The message of a 409 as an alert; undefined for other refusals. */
export function conflictOf({ status, userMessage }: ApiError): ReactNode | undefined {
  if (status !== 409) return undefined;
  return (
    <Alert tone="bad" isLive>
      {userMessage}
    </Alert>
  );
}

/** A form in a dialog that does one thing: it closes once that is done, and keeps its values after a refusal. */
export function ActionDialog<V extends FieldValues>({
  variant = 'filled',
  isPossible = true,
  problemOf = conflictOf,
  ...props
}: ActionDialogProps<V>) {
  const { form, isBusy, onClose } = props;
  const show = useSnackbar();
  const [problem, setProblem] = useState<ApiError>();
  const submit = useSubmit(form, async values => {
    setProblem(undefined);
    try {
      await props.send(values);
    } catch (error) {
      if (!(error instanceof ApiError) || problemOf(error) === undefined) throw error;
      setProblem(error);
      return;
    }
    onClose();
    show({ tone: 'ok', text: props.done });
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      title={props.title}
      footer={
        <div className={styles.buttons}>
          {props.otherButton || (
            <Button onPress={onClose} isDisabled={isBusy}>
              {props.closeLabel}
            </Button>
          )}
          <Button
            variant={variant}
            isBusy={isBusy}
            busyLabel={props.busyLabel}
            isDisabled={!isPossible}
            onPress={() => submit()}
          >
            {props.verb}
          </Button>
        </div>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {problem !== undefined && problemOf(problem)}
        {props.children}
      </form>
    </Dialog>
  );
}
