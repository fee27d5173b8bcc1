import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { LinkButton } from '@kotohogi/ui/link-button';
import { useAttendance, useUpdateMe } from '../attendant/door.ts';
import { say } from './say.ts';
import styles from './slate.module.css';
import { Slate, Words } from './slate.tsx';

/** The link to the venue's own form, until this guest has opened it (decision 28); never while debugging. */
function Questionnaire({ facts }: { readonly facts: PlayerFacts }) {
  const { weddingKey, viewer } = useAttendance();
  const update = useUpdateMe(weddingKey);
  const isAsked = facts.CSQuestionnaireURL !== '' && !facts.CSQuestionnaireOpened;
  if (!isAsked) return null;
  const note = () => {
    if (viewer === 'guest') update.mutate({ CSQuestionnaireOpened: true });
  };
  return (
    <>
      <p>{say('slate.archiving.ask')}</p>
      <span className={styles.action}>
        <LinkButton href={facts.CSQuestionnaireURL} isExternal onPress={note}>
          {say('slate.archiving.form')}
        </LinkButton>
      </span>
    </>
  );
}

/** The ceremony is over, its recording not there yet. */
export function ArchivingSlate({ facts, isDebug }: { readonly facts: PlayerFacts; readonly isDebug: boolean }) {
  return (
    <Slate title={say('slate.archiving')}>
      <Words text={say('slate.archiving.words')} />
      {!isDebug && <Questionnaire facts={facts} />}
    </Slate>
  );
}

/** The stream was stopped, or its recording failed: what comes instead is being prepared. */
export function PreparingSlate() {
  return (
    <Slate title={say('slate.preparing')}>
      <Words text={say('slate.preparing.words')} />
    </Slate>
  );
}

/** The third day is over. */
export function EndedSlate() {
  return (
    <Slate title={say('slate.ended')}>
      <p>{say('slate.ended.words')}</p>
    </Slate>
  );
}
