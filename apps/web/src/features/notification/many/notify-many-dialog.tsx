import { notification } from '@kotohogi/contract/schemas/notification';
import { noticeOfTyped } from '@kotohogi/domain/notification/markup';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useId, useState } from 'react';
import { useContractForm } from '../../../shell/form/contract-form.ts';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { type NoticeFailure, type NoticeTarget, useSendToMany } from '../api.many.ts';
import { EMPTY_DRAFT } from '../notice-draft.ts';
import { NoticeTextFields, type NoticeValues } from '../notice-fields.tsx';
import styles from '../notice-form.module.css';
import { t } from '../t.ts';

/** The weddings that were left out, each with the reason. */
function Failures({ failures }: { readonly failures: readonly NoticeFailure[] }) {
  return (
    <Alert tone="warn" isLive title={t('notice.many.failed', { count: failures.length })}>
      <ul className={styles.failures}>
        {failures.map(({ target, reason }) => (
          <li key={target.id}>{t('notice.many.failure', { name: target.name, reason })}</li>
        ))}
      </ul>
    </Alert>
  );
}

export interface NotifyManyDialogProps {
  readonly targets: readonly NoticeTarget[];
  readonly onClose: () => void;
}

/** Writes a notice that appears on the guests' pages of several weddings; failed weddings can be retried. */
export function NotifyManyDialog({ targets, onClose }: NotifyManyDialogProps) {
  const formId = useId();
  const form = useContractForm<NoticeValues>({
    schema: notification.send.body,
    defaultValues: { ...EMPTY_DRAFT, methods: ['dialog'] },
  });
  const { mutateAsync, isPending } = useSendToMany();
  const [failures, setFailures] = useState<readonly NoticeFailure[]>([]);
  const show = useSnackbar();
  const due = failures.length > 0 ? failures.map(({ target }) => target) : targets;
  const submit = useSubmit(form, async values => {
    const body = { ...values, body: noticeOfTyped(values.body), bodyEn: noticeOfTyped(values.bodyEn) };
    const failed = await mutateAsync({ targets: due, body });
    setFailures(failed);
    if (failed.length > 0) return;
    show({ tone: 'ok', text: t('notice.many.sent', { count: targets.length }) });
    onClose();
  });
  return (
    <Dialog
      isOpen
      title={t('notice.many')}
      isBusy={isPending}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} variant="filled" icon="send" isBusy={isPending}>
          {t(failures.length > 0 ? 'notice.many.again' : 'notice.many.send', { count: due.length })}
        </Button>
      }
    >
      <form id={formId} className={styles.fields} onSubmit={submit} noValidate>
        <p>{t('notice.many.text', { count: due.length })}</p>
        <ul className={styles.targets} aria-label={t('notice.many.targets')}>
          {due.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        {failures.length > 0 && <Failures failures={failures} />}
        <NoticeTextFields form={form} />
      </form>
    </Dialog>
  );
}
