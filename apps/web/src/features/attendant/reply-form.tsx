import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { ErrorSummary } from '@kotohogi/ui/error-summary';
import { LinkButton } from '@kotohogi/ui/link-button';
import type { FormEvent } from 'react';
import { paths } from '../../shell/router/paths.ts';
import { useAttendance } from './attendance-context.ts';
import { AnswerField, PersonFields, RelationField, type ReplyFields, useReplyFields } from './reply-fields.tsx';
import styles from './reply-form.module.css';
import type { ReplyBody } from './reply-values.ts';
import { say } from './say.ts';
import { useReply } from './use-reply.ts';

const LABELS = {
  answer: 'reply.answer',
  relationShip: 'reply.relation',
  name: 'reply.name',
  nameKana: 'reply.kana',
  email: 'reply.email',
  password: 'reply.password',
  zip: 'reply.zip',
  address1: 'reply.address',
  replyMessage: 'reply.message',
} as const satisfies Record<keyof ReplyFields, string>;

const NAMES = Object.keys(LABELS).filter((name): name is keyof ReplyFields => name in LABELS);

/** What is wrong, in the order of the form. */
function problemsOf(fields: ReplyFields) {
  return NAMES.filter(name => fields[name].errorMessage !== undefined).map(name => ({
    fieldId: fields[name].id,
    label: say(LABELS[name]),
  }));
}

function JoinedAlert({ loginHref }: { readonly loginHref: string }) {
  return (
    <Alert
      tone="warn"
      isLive
      title={say('reply.joined')}
      action={
        <LinkButton href={loginHref} size="small" icon="log-in">
          {say('reply.joined.login')}
        </LinkButton>
      }
    >
      {say('reply.joined.words')}
    </Alert>
  );
}

export interface ReplyFormProps {
  /** Hears the answer once it has been delivered. */
  readonly onSent: (answer: ReplyBody['answer']) => void;
}

/** The reply to an invitation. What is typed stays on the device until it is delivered, once, however often it is sent. */
export function ReplyForm({ onSent }: ReplyFormProps) {
  const detail = useAttendance();
  const { weddingKey, companyAccountId, companyLinks } = detail;
  const { form, submit, isBusy, isJoined, hasDraft, clear } = useReply(weddingKey, onSent);
  const fields = useReplyFields(form);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <ErrorSummary problems={form.formState.isSubmitted ? problemsOf(fields) : []} />
      {hasDraft && !form.formState.isSubmitted && (
        <Alert
          tone="info"
          action={
            <Button variant="quiet" size="small" onPress={clear}>
              {say('reply.draft.clear')}
            </Button>
          }
        >
          {say('reply.draft')}
        </Alert>
      )}
      <AnswerField field={fields.answer} times={detail} />
      <RelationField field={fields.relationShip} />
      <PersonFields weddingKey={weddingKey} form={form} fields={fields} />
      {isJoined && <JoinedAlert loginHref={paths.guest.login(companyAccountId, weddingKey)} />}
      <div className={styles.send}>
        <Button type="submit" variant="filled" size="large" fullWidth isBusy={isBusy} busyLabel={say('reply.busy')}>
          {say('reply.submit')}
        </Button>
        {companyLinks.privacyPolicyLink !== '' && (
          <p className={styles.consent}>
            <a href={companyLinks.privacyPolicyLink} target="_blank" rel="noopener noreferrer">
              {say('reply.consent')}
            </a>
          </p>
        )}
      </div>
    </form>
  );
}
