import styles from './transfer-card.module.css';
import { accountLines, type ShownAccount } from './transfer-texts.ts';

/** A masked account, a line each for the bank, the branch, the number and the holder. */
export function AccountLines({ account }: { readonly account: ShownAccount }) {
  return accountLines(account).map(line => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}
