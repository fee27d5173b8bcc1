import type { ReactNode } from 'react';
import styles from './address-prefix.module.css';
import { splitAddress } from './split-address.ts';

/** The fixed beginning of a URL. If space is limited the host is truncated, then left out. */
export function AddressPrefix({ address }: { readonly address: string }): ReactNode {
  const { host, path } = splitAddress(address);
  return (
    <span className={styles.prefix} title={address}>
      <span className={styles.host}>{host}</span>
      <span className={styles.path}>{path}</span>
    </span>
  );
}
