import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shell/api/api-error.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja } from '../messages.ja.ts';
import styles from './command-card.module.css';

const t = textsOf<typeof ja>();

/** One entry that a run would process. */
export interface CommandItem {
  readonly id: string;
  readonly text: string;
  /** The reason why it waits, or the exact effect. */
  readonly note?: string | undefined;
}

export interface CommandCardProps {
  readonly title: string;
  readonly text: string;
  /** Fields that change what a run does; a change discards the last dry run. */
  readonly fields?: ReactNode;
  /** The answer to the last dry run or run; undefined before the first. */
  readonly result: { readonly isDryRun: boolean; readonly items: readonly CommandItem[] } | undefined;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly run: (isDryRun: boolean, onDone?: () => void) => void;
  /** Text of the confirmation before a run. */
  readonly question: string;
  readonly consequence: string;
}

function summaryOf({ isDryRun, items }: NonNullable<CommandCardProps['result']>): string {
  if (isDryRun && items.length === 0) return t('batch.command.nothing');
  return t(isDryRun ? 'batch.command.would' : 'batch.command.started', { count: items.length });
}

/** The first items are enough to recognize what a run would do. */
const MOST_SHOWN = 20;

function Items({ items }: { readonly items: readonly CommandItem[] }) {
  return (
    <>
      <ul>
        {items.slice(0, MOST_SHOWN).map(({ id, text, note }) => (
          <li key={id} className={styles.item}>
            <span>{text}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ul>
      {items.length > MOST_SHOWN && (
        <p className={styles.note}>{t('batch.command.more', { count: items.length - MOST_SHOWN })}</p>
      )}
    </>
  );
}

/** A command of operators: a dry run shows what it would do; then it can be run, after a confirmation. */
export function CommandCard(props: CommandCardProps) {
  const { title, text, fields, result, error, isBusy, run, question, consequence } = props;
  const [isAsking, setAsking] = useState(false);
  const isReady = result?.isDryRun === true && result.items.length > 0;
  // A second press before the first one has rendered must not run it again.
  const isConfirmed = useRef(false);
  useEffect(() => {
    if (!isBusy) isConfirmed.current = false;
  }, [isBusy]);
  const confirm = () => {
    if (!isReady || isConfirmed.current) return;
    isConfirmed.current = true;
    run(false, () => setAsking(false));
  };
  const failure = error instanceof ApiError ? error.userMessage : undefined;
  return (
    <Card title={title}>
      <p className={styles.text}>{text}</p>
      <div className={styles.controls}>
        {fields}
        <Button icon="search" isBusy={isBusy && !isAsking} onPress={() => run(true)}>
          {t('batch.command.dryRun')}
        </Button>
        {isReady && (
          <Button variant="filled" icon="play" onPress={() => setAsking(true)}>
            {t('batch.command.run')}
          </Button>
        )}
      </div>
      <div role="status" className={styles.result}>
        {failure !== undefined && !isAsking && <Alert tone="bad">{failure}</Alert>}
        {result !== undefined && <p className={styles.summary}>{summaryOf(result)}</p>}
        {result?.isDryRun === true && <Items items={result.items} />}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={question}
        confirmLabel={t('batch.command.run')}
        tone="danger"
        isBusy={isBusy}
        errorMessage={failure}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {consequence}
      </ConfirmDialog>
    </Card>
  );
}
