import { CopyButton } from '@kotohogi/ui/copy-button';
import styles from './guest-address.module.css';

/** An address of the wedding that guests know, with a button to copy it. */
export function GuestAddress({ address }: { readonly address: string }) {
  return (
    <span className={styles.address}>
      <code className={styles.url}>{address}</code>
      <CopyButton text={address} isIcon />
    </span>
  );
}
