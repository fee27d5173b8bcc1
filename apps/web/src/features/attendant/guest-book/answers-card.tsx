import { ANSWERS, type Answer } from '@kotohogi/domain/attendant/types';
import { Card } from '@kotohogi/ui/card';
import type { ReactNode } from 'react';
import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja } from '../messages.ja.ts';
import { LEAF_OF } from './answer-kinds.ts';
import { answerLeaves, guestsPerLeaf } from './answer-leaves.ts';
import styles from './answers-card.module.css';
import { LeafMark } from './leaf-mark.tsx';

const t = textsOf<typeof ja>();

/** The number of outlined leaves on an empty tree. */
const WAITING = 18;

export interface AnswersCardProps {
  readonly answers: { readonly attendance: number; readonly viewArchive: number; readonly absence: number };
  /** The deadline for answers, as text. */
  readonly aside: ReactNode;
}

/** The answers so far: a leaf per guest, or per several guests if there are hundreds, and the counts. */
export function AnswersCard({ answers, aside }: AnswersCardProps) {
  const counts: Readonly<Record<Answer, number>> = {
    attendance: answers.attendance,
    'view-archive': answers.viewArchive,
    absence: answers.absence,
  };
  const total = answers.attendance + answers.viewArchive + answers.absence;
  const perLeaf = guestsPerLeaf(counts);
  const waiting = Array.from({ length: total === 0 ? WAITING : 0 }, (_, n) => ({ answer: undefined, id: `none-${n}` }));
  return (
    <Card title={t('guests.answers')} actions={<span className={styles.aside}>{aside}</span>}>
      <div className={styles.leaves} role="img" aria-label={t('guests.answers.total', { n: total })}>
        {[...answerLeaves(counts), ...waiting].map(leaf => (
          <LeafMark key={leaf.id} answer={leaf.answer} />
        ))}
      </div>
      {total === 0 && <p className={styles.empty}>{t('guests.answers.empty')}</p>}
      {perLeaf > 1 && <p className={styles.empty}>{t('guests.answers.perLeaf', { n: perLeaf })}</p>}
      <dl className={styles.counts}>
        {ANSWERS.map(answer => (
          <div key={answer} style={{ '--leaf': LEAF_OF[answer].edge }}>
            <dt>{t(`guests.answer.${answer}`)}</dt>
            <dd>{counts[answer]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
