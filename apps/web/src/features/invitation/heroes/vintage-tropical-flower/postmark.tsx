import { useId } from 'react';
import styles from './stamp.module.css';

export interface PostmarkProps {
  readonly day: number;
  /** Three letters: NOV. */
  readonly month: string;
  readonly year: number;
}

/** Five waves across the stamp. */
const WAVES = [0, 1, 2, 3, 4].map(i => `M112 ${40 + i * 11}${'q8 -5.5 16 0t16 0'.repeat(6)}`);

/** The postmark over the stamp repeats the date. Decorative. */
export function Postmark({ day, month, year }: PostmarkProps) {
  const id = useId();
  return (
    <svg className={styles.postmark} viewBox="0 0 310 124" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <circle cx="62" cy="62" r="46" strokeWidth="1.9" />
        <circle cx="62" cy="62" r="29.5" strokeWidth="1.1" />
        {WAVES.map((d, i) => (
          <path key={d} d={d} strokeWidth={i % 2 === 0 ? 1.5 : 1.8} />
        ))}
      </g>
      <path id={`${id}over`} d="M26 62A36 36 0 0 1 98 62" fill="none" />
      <path id={`${id}under`} d="M20.5 62A41.5 41.5 0 0 0 103.5 62" fill="none" />
      <g className={styles.struck} fill="currentColor" textAnchor="middle">
        <text fontSize="11.5" letterSpacing="2.4">
          <textPath href={`#${id}over`} startOffset="50%">
            KOTOHOGI
          </textPath>
        </text>
        <text className={styles.struckJa} fontSize="9.5" letterSpacing="1.6">
          <textPath href={`#${id}under`} startOffset="50%">
            寿 · 便 · 局
          </textPath>
        </text>
        <text x="62" y="57" fontSize="15">
          {day}
        </text>
        <text x="62" y="69" fontSize="11.5" letterSpacing="1">
          {month}
        </text>
        <text x="62" y="80.5" fontSize="10.5">
          {year}
        </text>
      </g>
    </svg>
  );
}
