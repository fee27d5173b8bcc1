import { numberText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './answer-bar.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

export interface Answers {
  readonly attendance: number;
  readonly viewArchive: number;
  readonly absence: number;
}

const KINDS = ['attendance', 'viewArchive', 'absence'] as const;

/** The guests' answers as a bar of three parts below their total (unless bare), with the numbers for screen readers. */
export function AnswerBar({ answers, isBare = false }: { readonly answers: Answers; readonly isBare?: boolean }) {
  const total = KINDS.reduce((sum, kind) => sum + answers[kind], 0);
  const text = KINDS.map(kind => `${t(`wedding.answer.${kind}`)} ${numberText(answers[kind])}`).join(', ');
  return (
    <span className={styles.place}>
      {!isBare && <span className={styles.total}>{numberText(total)}</span>}
      <span className={styles.bar} role="img" aria-label={text} title={text}>
        {KINDS.filter(kind => answers[kind] > 0).map(kind => (
          <span key={kind} className={styles.part} data-kind={kind} style={{ flexGrow: answers[kind] }} />
        ))}
      </span>
    </span>
  );
}

/** The legend of the bar's colors. */
export function AnswerLegend() {
  return (
    <ul className={styles.legend}>
      {KINDS.map(kind => (
        <li key={kind}>
          <span className={styles.swatch} data-kind={kind} />
          {t(`wedding.answer.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
