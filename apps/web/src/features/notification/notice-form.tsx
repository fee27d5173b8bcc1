import { notification } from '@kotohogi/contract/schemas/notification';
import { noticeOfTyped } from '@kotohogi/domain/notification/markup';
import type { NoticeMethod } from '@kotohogi/domain/notification/types';
import { Button } from '@kotohogi/ui/button';
import { Checkbox } from '@kotohogi/ui/checkbox';
import { NotificationCard } from '@kotohogi/ui/notification-dialog';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNow } from '../../shell/clock/use-now.ts';
import { assignErrors, useContractForm, useField } from '../../shell/form/contract-form.ts';
import { LeaveGuard } from '../../shell/form/leave-guard.tsx';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { dateTimeText } from '../../shell/formats.ts';
import { EnglishCard } from './english-card.tsx';
import { MethodFields } from './method-fields.tsx';
import { NoticeConfirm, type Reach } from './notice-confirm.tsx';
import type { NoticeDraft } from './notice-draft.ts';
import { NoticeTextFields, type NoticeValues } from './notice-fields.tsx';
import styles from './notice-form.module.css';
import { t } from './t.ts';
import { useSending } from './use-sending.ts';

export interface NoticeFormProps {
  readonly weddingId: number;
  readonly reach: Reach;
  /** The channels this user may send by. */
  readonly allowed: readonly NoticeMethod[];
  readonly start: NoticeDraft;
  /** Required if the submit button is outside the form: the value of its `form` attribute. */
  readonly id?: string;
  readonly onSent: () => void;
}

function RecordingField({ form }: { readonly form: UseFormReturn<NoticeValues> }) {
  const { value, onChange } = useField(form, 'inRecording');
  return (
    <Checkbox isSelected={value} onChange={onChange}>
      {t('notice.inRecording')}
    </Checkbox>
  );
}

/** The notice as guests will see it, in each language it is written in. */
function Preview({ form }: { readonly form: UseFormReturn<NoticeValues> }) {
  const { level, title, body, titleEn, bodyEn } = form.watch();
  const nowMs = useNow(30_000);
  return (
    <section className={styles.preview} aria-label={t('notice.preview')}>
      <p className={styles.label}>{t('notice.preview')}</p>
      <NotificationCard
        level={level}
        title={title || t('notice.preview.title')}
        date={dateTimeText(nowMs)}
        html={noticeOfTyped(body) || `<p>${t('notice.preview.body')}</p>`}
      />
      <EnglishCard
        level={level}
        title={title}
        titleEn={titleEn}
        date={dateTimeText(nowMs)}
        body={noticeOfTyped(body)}
        bodyEn={noticeOfTyped(bodyEn)}
      />
    </section>
  );
}

/** Submits the surrounding form, or the one it names, which then asks for confirmation. */
export function SendButton({ form }: { readonly form?: string }) {
  return (
    <Button type="submit" variant="filled" icon="send" {...(form === undefined ? {} : { form })}>
      {t('notice.send')}
    </Button>
  );
}

/** Writes a notice and sends it after a confirmation that names its reach. After a refusal the typed values remain. */
export function NoticeForm({ weddingId, reach, allowed, start, id, onSent }: NoticeFormProps) {
  const { methods, ...rest } = start;
  const form = useContractForm<NoticeValues>({
    schema: notification.send.body,
    defaultValues: { ...rest, methods: methods.filter(method => allowed.includes(method)) },
  });
  const [asked, setAsked] = useState<NoticeValues>();
  const submit = useSubmit(form, async values =>
    setAsked({ ...values, body: noticeOfTyped(values.body), bodyEn: noticeOfTyped(values.bodyEn) }),
  );
  const { send, isSending } = useSending(weddingId, {
    onSent,
    onFailed: error => {
      setAsked(undefined);
      return assignErrors(form, error);
    },
  });
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={form.formState.isDirty && !isSending} />
      <div className={styles.fields}>
        <NoticeTextFields form={form} />
        <MethodFields field={useField(form, 'methods')} reach={reach} allowed={allowed} />
        <RecordingField form={form} />
      </div>
      <Preview form={form} />
      {id === undefined && (
        <div className={styles.actions}>
          <SendButton />
        </div>
      )}
      <NoticeConfirm
        notice={asked}
        reach={reach}
        isBusy={isSending}
        onConfirm={() => asked !== undefined && send(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </form>
  );
}
