import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { joinedText } from '../formats.office.ts';
import { dateTimeText } from '../formats.ts';
import { textsOf } from '../i18n/text.ts';
import type { ja } from './messages.ja.ts';
import styles from './staff.module.css';

const t = textsOf<typeof ja>();

/** The moment at which the page was sent to the printer: a page can be open for days. */
function usePrintedAt(): number {
  const [atMs, setAtMs] = useState(() => Date.now());
  useEffect(() => {
    const mark = () => flushSync(() => setAtMs(Date.now()));
    window.addEventListener('beforeprint', mark);
    return () => window.removeEventListener('beforeprint', mark);
  }, []);
  return atMs;
}

/** The first line on paper: whose page it is, and when it was printed (docs/product/kit.md#print). */
export function PrintedHead({ place }: { readonly place: string }) {
  return (
    <p className={styles.printedHead} data-printed="head">
      <span>{place}</span>
      <span>{t('print.on', { moment: dateTimeText(usePrintedAt()) })}</span>
    </p>
  );
}

/** A line that is only on paper, below the heading: the name of one of several pages with the same heading. */
export function PrintedTitle({ title }: { readonly title: string }) {
  return (
    <p className={styles.printedTitle} data-printed="title">
      {title}
    </p>
  );
}

/** Only on paper: which days the figures are about, which a field says on the screen. */
export function PrintedPeriod({ facts }: { readonly facts: readonly string[] }) {
  return (
    <p className={styles.printedPeriod} data-printed="period">
      {joinedText('facts', facts)}
    </p>
  );
}
