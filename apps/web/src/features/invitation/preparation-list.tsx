import { type Preparation, preparations } from '@kotohogi/domain/invitation/progress';
import { partsWithoutEnglish } from '@kotohogi/domain/invitation/second-language';
import { Card } from '@kotohogi/ui/card';
import { Icon } from '@kotohogi/ui/icon';
import { LinkButton } from '@kotohogi/ui/link-button';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { joinedText } from '../../shell/formats.office.ts';
import { paths } from '../../shell/router/paths.ts';
import type { CoupleInfo } from './api.ts';
import { useCouple } from './couple-context.ts';
import { sectionId } from './editor-sections.tsx';
import styles from './preparation-list.module.css';
import { say } from './say.ts';

/** Where each thing is done. */
function hrefOf(step: Preparation, { companyAccountId: c, key, invitation }: CoupleInfo): string {
  const editor = paths.couple.invitation(c, key);
  switch (step) {
    case 'profile':
      return paths.couple.profile(c, key);
    case 'photo':
      return `${editor}#${sectionId('photos')}`;
    case 'greetings':
      return `${editor}#${sectionId('greetings')}`;
    case 'deadline':
      return `${editor}#${sectionId('replyDeadline')}`;
    case 'english':
      return `${editor}#${sectionId(partsWithoutEnglish(invitation)[0] ?? 'greetings')}`;
    case 'publish':
      return editor;
    case 'share':
      return paths.couple.share(c, key);
    case 'account':
      return `${paths.couple.payment(c, key)}#account`;
  }
}

/** What is to do, in a sentence; of what lacks English, where. */
function noteOf(step: Preparation, { invitation }: CoupleInfo): string {
  if (step !== 'english') return say(`home.todo.${step}.note`);
  const parts = partsWithoutEnglish(invitation).map(part => say(`invitation.part.${part}`));
  return say('home.todo.english.note', { parts: joinedText('list', parts) });
}

function stepsOf(couple: CoupleInfo, hasAccount: boolean | undefined) {
  const { attendance, viewArchive, absence } = couple.answers;
  return preparations({
    lifeCycle: couple.lifeCycle,
    isProfileComplete: couple.isProfileComplete,
    hasMainPhoto: couple.hasMainPhoto,
    isWritten: couple.invitation.version > 1,
    hasDeadline: couple.replyDeadline !== null,
    lacksEnglish: partsWithoutEnglish(couple.invitation).length > 0,
    isPublished: couple.isPublished,
    answerCount: attendance + viewArchive + absence,
    hasAccount,
  });
}

export interface PreparationListProps {
  /** The bank account gifts go to is known; undefined where no gifts are given, or nobody knows yet. */
  readonly hasAccount: boolean | undefined;
}

/** What is still to do before the day; the one next thing is tinted and has the only filled button. */
export function PreparationList({ hasAccount }: PreparationListProps) {
  const couple = useCouple();
  const steps = stepsOf(couple, hasAccount);
  if (steps.length === 0) return null;
  const left = steps.filter(({ isDone }) => !isDone).length;
  return (
    <Card
      title={say('home.todo')}
      actions={
        <span className={styles.left}>
          {left === 0 ? say('home.todo.allDone') : say('home.todo.left', { n: left })}
        </span>
      }
    >
      <ol className={styles.list}>
        {steps.map(({ step, isDone, isNext }) => (
          <li key={step} className={styles.step} data-done={isDone || undefined} data-next={isNext || undefined}>
            <span className={styles.box}>
              {isDone && (
                <>
                  <Icon name="check" size="small" />
                  <VisuallyHidden>{say('home.todo.done')}</VisuallyHidden>
                </>
              )}
            </span>
            <div className={styles.words}>
              <p className={styles.name}>{say(`home.todo.${step}`)}</p>
              {!isDone && <p className={styles.note}>{noteOf(step, couple)}</p>}
            </div>
            {!isDone && (
              <span className={styles.way}>
                <LinkButton href={hrefOf(step, couple)} variant={isNext ? 'filled' : 'quiet'}>
                  {say(`home.todo.${step}.do`)}
                </LinkButton>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
