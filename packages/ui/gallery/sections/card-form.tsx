import type { ReactNode } from 'react';
import { CardNumberField } from '../../src/card-number-field/index.ts';
import { ExpiryFields } from '../../src/expiry-fields/index.ts';
import { HolderField } from '../../src/holder-field/index.ts';
import { SecurityCodeField } from '../../src/security-code-field/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { t } from '../setting.ts';

export function CardForm(): ReactNode {
  return (
    <Block name={t('カード', 'Card')} parts="CardNumberField · ExpiryFields · SecurityCodeField · HolderField">
      <div className={`${styles.grid} ${styles.wide}`}>
        <CardNumberField isRequired defaultValue="3530111333300000" />
        <CardNumberField isRequired />
        <div className={styles.grid}>
          <ExpiryFields isRequired currentYear={2026} defaultValue={{ month: '08', year: '2029' }} />
          <SecurityCodeField isRequired defaultValue="12" errorMessage={t('3桁の数字です', 'Three digits')} />
        </div>
        <HolderField isRequired defaultValue="NAOKI YAMAMOTO" />
      </div>
    </Block>
  );
}
