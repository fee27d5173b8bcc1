import { artwork } from '@kotohogi/themes/artwork';
import type { PatternName } from '@kotohogi/themes/theme-names';
import { numberText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { Envelope } from './envelope.tsx';
import type { ja } from './messages.ja.ts';
import styles from './thanks.module.css';

const t = textsOf<typeof ja>();

export interface ThanksProps {
  readonly name: string;
  readonly email: string;
  /** Null = only a message. */
  readonly amountYen: number | null;
  readonly pattern: PatternName;
}

/** Confirms that the envelope was handed over. */
export function Thanks({ name, email, amountYen, pattern }: ThanksProps) {
  const receipt = email === '' ? t('gift.thanks.receipt.none') : t('gift.thanks.receipt', { email });
  return (
    <div className={styles.thanks}>
      <img className={styles.corner} src={artwork(pattern, 'corner')} alt="" />
      <img className={styles.lowerCorner} src={artwork(pattern, 'corner-foot')} alt="" />
      <div className={styles.tilted}>
        <Envelope name={name} width="9.5rem" isDecoration />
      </div>
      <p className={styles.latin} lang="en" aria-hidden="true">
        With our gratitude
      </p>
      <div role="status" className={styles.text}>
        <p className={styles.title}>{t(amountYen === null ? 'gift.thanks.text' : 'gift.thanks.title')}</p>
        {amountYen !== null && (
          <>
            <p className={styles.sum}>
              <span>¥</span>
              {numberText(amountYen)}
            </p>
            <p className={styles.receipt}>{receipt}</p>
          </>
        )}
      </div>
    </div>
  );
}
