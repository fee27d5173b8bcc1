import { fillTemplate, TEMPLATE_TAGS, type TemplateTag, unknownTags } from '@kotohogi/domain/invitation/template';
import { MAX_SNS_TEMPLATE } from '@kotohogi/domain/invitation/types';
import { instant } from '@kotohogi/domain/kernel/instant';
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
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { TextArea } from '@kotohogi/ui/text-area';
import { useRef } from 'react';
import { failureOf } from '../../shell/api/failure-of.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { useKeptText } from '../../shell/form/kept-text.ts';
import { LeaveGuard } from '../../shell/form/leave-guard.tsx';
import { dateTimeText, shortDateText } from '../../shell/formats.ts';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { useSaveTemplate, useTemplate } from './api.ts';
import { useCouple } from './couple-context.ts';
import { say } from './say.ts';
import styles from './share-ways.module.css';

/** Words a couple writes once and sends to many; tags become the facts. */
function useFilled(template: string, url: string): string {
  const couple = useCouple();
  return fillTemplate(template, {
    names: fullNames(couple.couple, currentLanguage()) || say('invitation.unnamed'),
    date: dateTimeText(couple.startsAt),
    url,
    deadline: couple.replyDeadline === null ? null : shortDateText(instant(atJst(localDate(couple.replyDeadline)))),
  });
}

/** Puts a tag where the cursor stands. */
function insertAt(text: string, area: HTMLTextAreaElement | null, tag: TemplateTag): string {
  const [from, to] = area === null ? [text.length, text.length] : [area.selectionStart, area.selectionEnd];
  return `${text.slice(0, from)}{${tag}}${text.slice(to)}`;
}

function Senders({ text }: { readonly text: string }) {
  const mail = `mailto:?${new URLSearchParams({ subject: say('share.mail.subject'), body: text })}`;
  return (
    <div className={styles.row}>
      <LinkButton
        variant="filled"
        icon="message-circle"
        isExternal
        href={`https://line.me/R/share?text=${encodeURIComponent(text)}`}
      >
        {say('share.line')}
      </LinkButton>
      <LinkButton icon="mail" href={mail.replace(/\+/g, '%20')}>
        {say('share.mail')}
      </LinkButton>
      <CopyButton text={text} label={say('share.copyMessage')} />
    </div>
  );
}

function MessageForm({ saved, url }: { readonly saved: string; readonly url: string }) {
  const couple = useCouple();
  const save = useSaveTemplate(couple.id);
  const tell = useFailureNotice();
  const show = useSnackbar();
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, setText, isOvertaken } = useKeptText(`template-${couple.id}`, saved);
  const filled = useFilled(text, url);
  const unknown = unknownTags(text);
  const isLong = countCharacters(text) > MAX_SNS_TEMPLATE;
  const isDirty = text !== saved;
  const send = async () => {
    try {
      const { snsTemplate } = await save.mutateAsync({ snsTemplate: text, seen: saved });
      setText(snsTemplate);
      show({ tone: 'ok', text: say('share.saved') });
    } catch (error) {
      tell(error, () => void send());
    }
  };
  return (
    <div className={styles.form}>
      <LeaveGuard isDirty={isDirty} isKept />
      {isOvertaken && (
        <Alert
          tone="warn"
          title={say('share.newer')}
          isLive
          action={<Button onPress={() => setText(saved)}>{say('share.newer.take')}</Button>}
        >
          <p>{say('share.newer.words')}</p>
          <p className={styles.letter}>{saved}</p>
        </Alert>
      )}
      <TextArea
        label={say('share.message')}
        hint={say('share.message.hint')}
        rows={12}
        counter={{ max: MAX_SNS_TEMPLATE }}
        value={text}
        onChange={setText}
        ref={area}
        notice={
          unknown.length > 0
            ? say('share.unknown', { tags: unknown.map(tag => `{${tag}}`).join(' ') })
            : text.includes('{url}')
              ? undefined
              : say('share.noUrl', { tag: '{url}' })
        }
      />
      <ul className={styles.tags} aria-label={say('share.tags')}>
        {TEMPLATE_TAGS.map(tag => (
          <li key={tag}>
            <Button size="small" icon="plus" onPress={() => setText(insertAt(text, area.current, tag))}>
              {say(`share.tag.${tag}`)}
            </Button>
          </li>
        ))}
      </ul>
      {isDirty && (
        <EditorBar
          mode="edit"
          changeCount={1}
          isSaving={save.isPending}
          isBlocked={isLong}
          onCancel={() => setText(saved)}
          onSave={() => void send()}
        />
      )}
      <section className={styles.filled} aria-label={say('share.filled')}>
        <p className={styles.note}>{say('share.filled')}</p>
        <p className={styles.letter}>{filled}</p>
      </section>
      <Senders text={filled} />
    </div>
  );
}

/** The words that carry the link, and the ways to send them. */
export function ShareMessage({ url }: { readonly url: string }) {
  const couple = useCouple();
  const template = useTemplate(couple.id);
  const failure = failureOf(template);
  return (
    <Card>
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void template.refetch()} />}
      {failure === undefined && template.data === undefined && <Skeleton shape="block" height="24rem" />}
      {template.data !== undefined && <MessageForm saved={template.data.snsTemplate} url={url} />}
    </Card>
  );
}
