import { artwork } from '@kotohogi/themes/artwork';
import { ENVELOPE, type EnvelopeName, setEnvelopeName } from '@kotohogi/themes/natural/settings';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './envelope.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Converts a box of the drawing to a relative position on the page. */
function placeOf({ x, y, width, height }: Box) {
  return {
    left: percent(x, ENVELOPE.width),
    top: percent(y, ENVELOPE.height),
    width: percent(width, ENVELOPE.width),
    height: percent(height, ENVELOPE.height),
  };
}

/** Converts a font size of the drawing to a share of the envelope's width. */
const sizeOf = (px: number) => `${(px / ENVELOPE.width) * 100}cqw`;

const OCCASION_PX = 19;

/** Rotated Latin letters need about half the height of a kanji; their words never break. */
const LATIN_PITCH = 0.6;

/**
 * Splits a giver's name into columns from right to left: kanji as on a real envelope, Latin names one word per column.
 */
function setName(name: string): EnvelopeName {
  if (!/^[\p{Script=Latin}\p{P}\s]+$/u.test(name)) return setEnvelopeName(name);
  const columns = name.trim().split(/\s+/u);
  const longest = Math.max(...columns.map(column => [...column].length), 1);
  const { width, height } = ENVELOPE.name;
  return { columns, fontSizePx: Math.min(18, height / longest / LATIN_PITCH, width / columns.length / 1.12) };
}

export interface EnvelopeProps {
  /** The giver. */
  readonly name: string;
  /** Any CSS length. */
  readonly width: string;
  /** Hidden from screen readers, because nearby text says the same. */
  readonly isDecoration?: boolean;
}

/** The gift envelope: the occasion above the knot, the giver below. */
export function Envelope({ name, width, isDecoration = false }: EnvelopeProps) {
  const { columns, fontSizePx } = setName(name);
  const label = name === '' ? t('gift.envelope') : t('gift.envelope.of', { name });
  const naming = isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div className={styles.envelope} style={{ width }} lang="ja" {...naming}>
      <img src={artwork('natural', 'extra-envelope')} alt="" width={ENVELOPE.width} height={ENVELOPE.height} />
      <span className={styles.text} style={{ ...placeOf(ENVELOPE.occasion), fontSize: sizeOf(OCCASION_PX) }}>
        {t('gift.envelope.occasion')}
      </span>
      <span className={styles.text} style={{ ...placeOf(ENVELOPE.name), fontSize: sizeOf(fontSizePx) }}>
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns may repeat, and their order is fixed
          <span key={index}>{column}</span>
        ))}
      </span>
    </div>
  );
}
