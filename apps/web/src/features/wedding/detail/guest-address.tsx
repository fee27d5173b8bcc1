import { CopyButton } from '@kotohogi/ui/copy-button';
import type { ReactNode } from 'react';
import styles from './guest-address.module.css';

interface GuestAddressProps {
  readonly address: string;
  /** More to do with the address. */
  readonly children?: ReactNode;
}

/** An address of the wedding that guests know, with a button to copy it. */
export function GuestAddress({ address, children }: GuestAddressProps) {
  return (
    <span className={styles.address}>
      <code className={styles.url}>{address}</code>
      <CopyButton text={address} isIcon />
      {children}
    </span>
  );
}
