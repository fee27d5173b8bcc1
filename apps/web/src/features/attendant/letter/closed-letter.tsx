import { Sentences } from '../../../shell/sentences.tsx';
import { useAttendance } from '../attendance-context.ts';
import { t } from '../t.ts';
import { Contact } from './contact.tsx';
import styles from './letter.module.css';
import { LetterSheet } from './letter-sheet.tsx';

/** Replaces the video once its publication has ended (docs/product/attendant.md, "Letters"). */
export function ClosedLetter() {
  return (
    <LetterSheet wedding={useAttendance()} title={t('letter.closed.title')} level={2}>
      <p className={styles.text}>
        <Sentences text={t('letter.closed.text')} />
      </p>
      <Contact />
    </LetterSheet>
  );
}
