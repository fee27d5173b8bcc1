import type { Language } from '@kotohogi/contract/texts/texts';
import { fillTemplate, TEMPLATE_TAGS, type TemplateTag, unknownTags } from '@kotohogi/domain/invitation/template';
import { MAX_SNS_TEMPLATE } from '@kotohogi/domain/invitation/types';
import { atJst, localDate } from '@kotohogi/domain/kernel/jst';
import { fullNames } from '@kotohogi/domain/profile/full-name';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { CopyButton } from '@kotohogi/ui/copy-button';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { EditorBar } from '@kotohogi/ui/editor-bar';
import { countCharacters } from '@kotohogi/ui/field';
import { LinkButton } from '@kotohogi/ui/link-button';
import { SegmentedControl } from '@kotohogi/ui/segmented-control';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { TextArea } from '@kotohogi/ui/text-area';
import { useRef, useState } from 'react';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { CLOCK, formatterIn, LONG_DATE } from '../../../shell/dates-in.ts';
import { LeaveGuard } from '../../../shell/form/leave-guard.tsx';
import { useStoredText } from '../../../shell/form/stored-text.ts';
import { useSaveTemplate, useTemplate } from '../api.ts';
import { useCouple } from '../couple-context.ts';
import { datesOf } from '../page/card-dates.ts';
import { t } from '../t.ts';
import styles from './share-ways.module.css';

/** The message as sent: its tags are replaced by the facts, in the message's language. */
function useFilled(template: string, url: string, language: Language): string {
  const couple = useCouple();
  const dates = datesOf(language);
  return fillTemplate(template, {
    names: fullNames(couple.couple, language) || t('invitation.unnamed'),
    date: formatterIn(language === 'ja' ? 'ja' : 'en-US', { ...LONG_DATE, ...CLOCK }).format(couple.startsAt),
    url,
    deadline: couple.replyDeadline === null ? null : dates.shortDateText(atJst(localDate(couple.replyDeadline))),
  });
}

/** Inserts a tag at the cursor. */
function insertAt(text: string, area: HTMLTextAreaElement | null, tag: TemplateTag): string {
  const [from, to] = area === null ? [text.length, text.length] : [area.selectionStart, area.selectionEnd];
  return `${text.slice(0, from)}{${tag}}${text.slice(to)}`;
}

/** The mail subject in the language of the message, because it is for the recipient, not the sender. */
const SUBJECTS: Readonly<Record<Language, string>> = { ja: '結婚式のご案内', en: 'An invitation to our wedding' };

function Senders({ text, language }: { readonly text: string; readonly language: Language }) {
  const mail = `mailto:?${new URLSearchParams({ subject: SUBJECTS[language], body: text })}`;
  return (
    <div className={styles.row}>
      <LinkButton
        variant="filled"
        icon="message-circle"
        isExternal
        href={`https://line.me/R/share?text=${encodeURIComponent(text)}`}
      >
        {t('share.line')}
      </LinkButton>
      <LinkButton icon="mail" href={mail.replace(/\+/g, '%20')}>
        {t('share.mail')}
      </LinkButton>
      <CopyButton text={text} label={t('share.copyMessage')} />
    </div>
  );
}

interface WordingProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The message with its tags; shown only to those who want to edit it. */
function Wording({ text, onChange }: WordingProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const unknown = unknownTags(text);
  return (
    <div className={styles.form}>
      <TextArea
        label={t('share.message')}
        hint={t('share.message.hint')}
        rows={12}
        counter={{ max: MAX_SNS_TEMPLATE }}
        value={text}
        onChange={onChange}
        ref={area}
        notice={
          unknown.length > 0
            ? t('share.unknown', { tags: unknown.map(tag => `{${tag}}`).join(' ') })
            : text.includes('{url}')
              ? undefined
              : t('share.noUrl', { tag: '{url}' })
        }
      />
      <ul className={styles.tags} aria-label={t('share.tags')}>
        {TEMPLATE_TAGS.map(tag => (
          <li key={tag}>
            <Button size="small" icon="plus" onPress={() => onChange(insertAt(text, area.current, tag))}>
              {t(`share.tag.${tag}`)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MessageFormProps {
  readonly saved: string;
  readonly url: string;
  readonly language: Language;
}

/** The request body for the message of a language. */
const bodyOf = (language: Language, text: string, seen: string) =>
  language === 'ja' ? { snsTemplate: text, seen } : { snsTemplateEn: text, seenEn: seen };

function MessageForm({ saved, url, language }: MessageFormProps) {
  const couple = useCouple();
  const save = useSaveTemplate(couple.id);
  const notify = useFailureNotice('form');
  const show = useSnackbar();
  const name = language === 'ja' ? `template-${couple.id}` : `template-${couple.id}-en`;
  const { text, setText, isOvertaken } = useStoredText(name, saved);
  const filled = useFilled(text, url, language);
  const isDirty = text !== saved;
  const [isWriting, setWriting] = useState(isDirty);
  const send = async () => {
    try {
      const stored = await save.mutateAsync(bodyOf(language, text, saved));
      setText(language === 'ja' ? stored.snsTemplate : stored.snsTemplateEn);
      show({ tone: 'ok', text: t('share.saved') });
    } catch (error) {
      notify(error, () => void send());
    }
  };
  return (
    <div className={styles.form}>
      <LeaveGuard isDirty={isDirty} isKept />
      {isOvertaken && (
        <Alert
          tone="warn"
          title={t('share.newer')}
          isLive
          action={<Button onPress={() => setText(saved)}>{t('share.newer.take')}</Button>}
        >
          <p>{t('share.newer.text')}</p>
          <p className={styles.letter}>{saved}</p>
        </Alert>
      )}
      <section className={styles.filled} aria-label={t('share.filled')}>
        <p className={styles.note}>{t('share.filled')}</p>
        <p className={styles.letter} lang={language}>
          {filled}
        </p>
      </section>
      <Senders text={filled} language={language} />
      <div>
        <Button variant="quiet" icon="pencil" aria-expanded={isWriting} onPress={() => setWriting(!isWriting)}>
          {t(isWriting ? 'share.edit.close' : 'share.edit')}
        </Button>
      </div>
      {isWriting && <Wording text={text} onChange={setText} />}
      {isDirty && (
        <EditorBar
          mode="edit"
          changeCount={1}
          isSaving={save.isPending}
          isBlocked={countCharacters(text) > MAX_SNS_TEMPLATE}
          onCancel={() => setText(saved)}
          onSave={() => void send()}
        />
      )}
    </div>
  );
}

/** The message with the link in either language, and buttons to send it. */
export function ShareMessage({ url }: { readonly url: string }) {
  const couple = useCouple();
  const template = useTemplate(couple.id);
  const [language, setLanguage] = useState<Language>(couple.language);
  const failure = failureOf(template);
  const { data } = template;
  return (
    <Card>
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void template.refetch()} />}
      {failure === undefined && data === undefined && <Skeleton shape="block" height="24rem" />}
      {data !== undefined && (
        <div className={styles.form}>
          <SegmentedControl
            label={t('share.language')}
            fullWidth
            segments={[
              { value: 'ja', label: t('invitation.language.ja') },
              { value: 'en', label: t('invitation.language.en') },
            ]}
            value={language}
            onChange={setLanguage}
          />
          <MessageForm
            key={language}
            saved={language === 'ja' ? data.snsTemplate : data.snsTemplateEn}
            url={url}
            language={language}
          />
        </div>
      )}
    </Card>
  );
}
