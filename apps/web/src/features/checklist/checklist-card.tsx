import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { Icon } from '@kotohogi/ui/icon';
import { LinkButton } from '@kotohogi/ui/link-button';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './checklist-card.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** One step of a checklist. */
export interface ChecklistStep {
  readonly id: string;
  readonly title: string;
  /** The reason for the step, or who does it. */
  readonly text: string;
  readonly isDone: boolean;
  /** The page where it is done; left out for those who cannot do it. */
  readonly href: string | undefined;
}

export interface ChecklistCardProps {
  readonly title: string;
  readonly steps: readonly ChecklistStep[];
  /** Left out for those who may not dismiss it. */
  readonly onDismiss: (() => void) | undefined;
  readonly isDismissing: boolean;
}

/** The steps that are left before the first ceremony, each with a link to its page. */
export function ChecklistCard({ title, steps, onDismiss, isDismissing }: ChecklistCardProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title={title}
      tone="accent"
      aside={t('checklist.progress', { done, total: steps.length })}
      actions={
        onDismiss !== undefined && (
          <Button variant="quiet" size="small" isBusy={isDismissing} onPress={onDismiss}>
            {t('checklist.dismiss')}
          </Button>
        )
      }
    >
      <ol className={styles.steps}>
        {steps.map(({ id, title: name, text, isDone, href }) => (
          <li key={id} className={styles.step} data-done={isDone || undefined}>
            <Icon name={isDone ? 'circle-check' : 'circle'} />
            <span className={styles.text}>
              <span className={styles.name}>
                {name}
                {isDone && <VisuallyHidden>{t('checklist.done')}</VisuallyHidden>}
              </span>
              {!isDone && <span className={styles.why}>{text}</span>}
            </span>
            {!isDone && href !== undefined && (
              <LinkButton size="small" href={href}>
                {t('checklist.go')}
                <VisuallyHidden>{name}</VisuallyHidden>
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
