import { deadlineRange } from '@kotohogi/domain/invitation/decide';
import { instant } from '@kotohogi/domain/kernel/instant';
import { atJst, localDate } from '@kotohogi/domain/kernel/jst';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { DateField } from '@kotohogi/ui/date-field';
import { Dialog } from '@kotohogi/ui/dialog';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { shortDateText } from '../../../shell/formats.ts';
import { useCouple, useSaveInvitation } from '../../invitation/index.ts';
import styles from './guest-form.module.css';
import { t } from './t.ts';

/** After the deadline: says that it has passed, and extends it (docs/product/couple-page.md#guests). */
export function ReopenDeadline() {
  const couple = useCouple();
  const save = useSaveInvitation(couple.id);
  const notify = useFailureNotice();
  const show = useSnackbar();
  const [date, setDate] = useState<string>();
  if (couple.lifeCycle !== 'reply-closed') return null;
  const { min, max } = deadlineRange(instant(couple.startsAt), instant(Date.now()));
  const move = (replyDeadline: string) =>
    save.mutate(
      { version: couple.invitation.version, input: { replyDeadline } },
      {
        onSuccess: () => {
          setDate(undefined);
          show({ tone: 'ok', text: t('deadline.moved', { date: shortDateText(atJst(localDate(replyDeadline))) }) });
        },
        onError: error => notify(error, () => move(replyDeadline)),
      },
    );
  return (
    <>
      <Alert
        tone="info"
        title={t('deadline.over')}
        action={<Button onPress={() => setDate(max)}>{t('deadline.move')}</Button>}
      >
        {t('deadline.over.text')}
      </Alert>
      <Dialog
        isOpen={date !== undefined}
        onClose={() => setDate(undefined)}
        isBusy={save.isPending}
        title={t('deadline.move.title')}
        size="small"
        footer={
          <Button
            variant="filled"
            fullWidth
            isDisabled={date === undefined || date === ''}
            isBusy={save.isPending}
            busyLabel={t('book.saving')}
            onPress={() => date !== undefined && move(date)}
          >
            {t('deadline.move.save')}
          </Button>
        }
      >
        <div className={styles.form}>
          <p className={styles.lead}>{t('deadline.move.text')}</p>
          <DateField
            label={t('deadline.move.label')}
            min={min}
            max={max}
            value={date ?? ''}
            onChange={setDate}
            opensOnFocus={false}
          />
        </div>
      </Dialog>
    </>
  );
}
