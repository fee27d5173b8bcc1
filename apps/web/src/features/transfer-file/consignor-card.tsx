import type { ConsignorShown } from '@kotohogi/contract/transfer-file';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { useState } from 'react';
import { joinedText } from '../../shell/formats.office.ts';
import { dateTimeText } from '../../shell/formats.ts';
import { Lines } from '../payment/index.ts';
import { ConsignorDialog } from './consignor-dialog.tsx';
import { t } from './t.ts';
import styles from './transfer-file.module.css';

/** A number and the name that belongs to it. */
const named = (name: string, number: string) => joinedText('facts', [name, number]);

interface ConsignorCardProps {
  readonly facilityId: number;
  readonly consignor: ConsignorShown | null;
  readonly mayWrite: boolean;
}

/** Who the venue is to its bank, and the account that is debited. */
export function ConsignorCard({ facilityId, consignor, mayWrite }: ConsignorCardProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={t('transferFile.consignor')}
      tone={consignor === null && mayWrite ? 'accent' : 'plain'}
      actions={
        mayWrite && (
          <Button size="small" variant={consignor === null ? 'filled' : undefined} onPress={() => setOpen(true)}>
            {t(consignor === null ? 'transferFile.consignor.enter' : 'transferFile.consignor.change')}
          </Button>
        )
      }
    >
      {consignor === null ? (
        <p className={styles.text}>{t('transferFile.consignor.none')}</p>
      ) : (
        <Lines
          variant="plain"
          lines={[
            { id: 'code', label: t('transferFile.field.consignorCode'), value: consignor.code },
            { id: 'name', label: t('transferFile.field.consignorName'), value: consignor.name },
            { id: 'bank', label: t('transferFile.bank'), value: named(consignor.bankName, consignor.bankNumber) },
            {
              id: 'branch',
              label: t('transferFile.branch'),
              value: named(consignor.branchName, consignor.branchNumber),
            },
            {
              id: 'account',
              label: t('transferFile.field.accountNumber'),
              value: named(t(`transferFile.type.${consignor.type}`), consignor.accountNumber),
            },
            {
              id: 'updated',
              label: t('transferFile.consignor.updated'),
              value: named(dateTimeText(consignor.updatedAt), consignor.updatedBy),
            },
          ]}
        />
      )}
      {isOpen && <ConsignorDialog facilityId={facilityId} consignor={consignor} onClose={() => setOpen(false)} />}
    </Card>
  );
}
