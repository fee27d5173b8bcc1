import type { TemporaryWeddingDetail } from '@kotohogi/contract/temporary-wedding-staff';
import { MAX_REFUSAL_REASON } from '@kotohogi/domain/temporary-wedding/types';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { Checkbox } from '@kotohogi/ui/checkbox';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { TextArea } from '@kotohogi/ui/text-area';
import { useState } from 'react';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { useDebounced } from '../../../shell/clock/use-debounced.ts';
import { FailedPart } from '../../../shell/pages/failed-part.tsx';
import { useFacility } from '../../facility/index.ts';
import { coupleFullText, Facts } from '../../wedding/index.ts';
import { useDecline, useRefusalMail } from './api.ts';
import styles from './decline-form.module.css';
import { coupleOf } from './due.tsx';
import { t } from './t.ts';

/** The preview follows the reason after a pause in typing. */
const REST_MS = 400;

interface PreviewProps {
  readonly detail: TemporaryWeddingDetail;
  readonly reason: string;
  readonly isMailed: boolean;
}

/** The mail that will be sent, or a note that none will be. */
function Preview({ detail, reason, isMailed }: PreviewProps) {
  const ref = { facilityId: useFacility().id, id: detail.id };
  const query = useRefusalMail(ref, useDebounced(reason.trim(), REST_MS), isMailed);
  const { data } = query;
  if (!isMailed) return <p className={styles.none}>{t('registration.decline.noMail')}</p>;
  if (query.isError) return <FailedPart query={query} />;
  if (data === undefined) return <Skeleton shape="block" height="16rem" />;
  return (
    <article className={styles.mail} lang={detail.language} aria-label={t('registration.decline.preview')}>
      <p className={styles.subject}>{data.subject}</p>
      <p>{data.greeting}</p>
      {data.paragraphs.map(paragraph => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      <Facts facts={data.facts.map(({ label, value }) => ({ id: label, label, value }))} />
      <p className={styles.contact}>{data.contact}</p>
    </article>
  );
}

export interface DeclineFormProps {
  readonly detail: TemporaryWeddingDetail;
  readonly onDone: () => void;
}

/** Sends the decision. If a colleague decided first, a message says so, and the page shows their answer. */
function useSend({ detail, onDone, onSettled }: DeclineFormProps & { readonly onSettled: () => void }) {
  const decline = useDecline({ facilityId: useFacility().id, id: detail.id });
  const show = useSnackbar();
  const notify = useFailureNotice('form');
  const send = (choice: { readonly isMailed: boolean; readonly reason: string }) =>
    decline.mutate(choice, {
      onSuccess: () => {
        const text = t(choice.isMailed ? 'registration.declined.snack.mail' : 'registration.declined.snack');
        show({ tone: 'ok', text });
        onDone();
      },
      onError: error => void notify(error, () => send(choice)),
      // The message is below the dialog.
      onSettled,
    });
  return { send, isBusy: decline.isPending };
}

/** Declines a registration: asks whether to send a mail, for the reason, and for a confirmation; previews the mail. */
export function DeclineForm({ detail, onDone }: DeclineFormProps) {
  const [isMailed, setMailed] = useState(true);
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { send, isBusy } = useSend({ detail, onDone, onSettled: () => setAsking(false) });
  const isTooLong = [...reason].length > MAX_REFUSAL_REASON;
  return (
    <Card title={t('registration.decline.title')}>
      <div className={styles.halves}>
        <div className={styles.form}>
          <Checkbox
            isSelected={isMailed}
            onChange={setMailed}
            description={t('registration.decline.mail.text', { email: detail.email })}
          >
            {t('registration.decline.mail')}
          </Checkbox>
          <TextArea
            label={t('registration.decline.reason')}
            hint={t(isMailed ? 'registration.decline.reason.hint' : 'registration.decline.reason.own')}
            rows={4}
            value={reason}
            onChange={setReason}
            counter={{ max: MAX_REFUSAL_REASON }}
          />
          <div className={styles.buttons}>
            <Button variant="danger" isDisabled={isTooLong} onPress={() => setAsking(true)}>
              {t('registration.decline.next')}
            </Button>
            <Button variant="quiet" onPress={onDone}>
              {t('registration.decline.cancel')}
            </Button>
          </div>
        </div>
        <Preview detail={detail} reason={reason} isMailed={isMailed} />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t('registration.decline.ask', { couple: coupleFullText(coupleOf(detail)) })}
        confirmLabel={t('registration.decline')}
        isBusy={isBusy}
        onConfirm={() => send({ isMailed, reason: reason.trim() })}
        onCancel={() => setAsking(false)}
      >
        {t(isMailed ? 'registration.decline.ask.mail' : 'registration.decline.ask.noMail')}
      </ConfirmDialog>
    </Card>
  );
}
