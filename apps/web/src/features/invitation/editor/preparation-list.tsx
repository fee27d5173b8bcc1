import { type Preparation, preparations } from '@kotohogi/domain/invitation/progress';
import { partsWithoutEnglish } from '@kotohogi/domain/invitation/second-language';
import { Card } from '@kotohogi/ui/card';
import { Icon } from '@kotohogi/ui/icon';
import { LinkButton } from '@kotohogi/ui/link-button';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { joinedText } from '../../../shell/formats.office.ts';
import { paths } from '../../../shell/router/paths.ts';
import type { CoupleInfo } from '../api.ts';
import { useCouple } from '../couple-context.ts';
import { t } from '../t.ts';
import { sectionId } from './editor-sections.tsx';
import styles from './preparation-list.module.css';

/** The page for each step. */
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

/** The note of a step; for missing English, where it is missing. */
function noteOf(step: Preparation, { invitation }: CoupleInfo): string {
  if (step !== 'english') return t(`home.todo.${step}.note`);
  const parts = partsWithoutEnglish(invitation).map(part => t(`invitation.part.${part}`));
  return t('home.todo.english.note', { parts: joinedText('list', parts) });
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
  /** Whether the bank account for gifts is known; undefined if no gifts are accepted, or not loaded yet. */
  readonly hasAccount: boolean | undefined;
}

/** The remaining steps before the day; the next one is tinted and has the only filled button. */
export function PreparationList({ hasAccount }: PreparationListProps) {
  const couple = useCouple();
  const steps = stepsOf(couple, hasAccount);
  if (steps.length === 0) return null;
  const left = steps.filter(({ isDone }) => !isDone).length;
  return (
    <Card
      title={t('home.todo')}
      actions={
        <span className={styles.left}>{left === 0 ? t('home.todo.allDone') : t('home.todo.left', { n: left })}</span>
      }
    >
      <ol className={styles.list}>
        {steps.map(({ step, isDone, isNext }) => (
          <li key={step} className={styles.step} data-done={isDone || undefined} data-next={isNext || undefined}>
            <span className={styles.box}>
              {isDone && (
                <>
                  <Icon name="check" size="small" />
                  <VisuallyHidden>{t('home.todo.done')}</VisuallyHidden>
                </>
              )}
            </span>
            <div>
              <p className={styles.name}>{t(`home.todo.${step}`)}</p>
              {!isDone && <p className={styles.note}>{noteOf(step, couple)}</p>}
            </div>
            {!isDone && (
              <span className={styles.way}>
                <LinkButton href={hrefOf(step, couple)} variant={isNext ? 'filled' : 'quiet'}>
                  {t(`home.todo.${step}.do`)}
                </LinkButton>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
