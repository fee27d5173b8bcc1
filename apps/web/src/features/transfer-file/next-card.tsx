import type { NextTransferFile, WaitingTransfer } from '@kotohogi/contract/transfer-file';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { useState } from 'react';
import { joinedText } from '../../shell/formats.office.ts';
import { dateText, yenText } from '../../shell/formats.ts';
import { TwoLines } from '../../shell/list/two-lines.tsx';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { useFacility } from '../facility/index.ts';
import { CoupleName } from '../wedding/index.ts';
import { MakeDialog } from './make-dialog.tsx';
import { Part } from './part.tsx';
import { problemText } from './problem-text.ts';
import { t } from './t.ts';
import styles from './transfer-file.module.css';

function Problems({ next, id }: { readonly next: NextTransferFile; readonly id: number | null }) {
  return next.problems
    .filter(({ transferId }) => transferId === id)
    .map(one => (
      <span key={`${one.field} ${one.problem}`} className={styles.problem}>
        {problemText(one)}
      </span>
    ));
}

const columns = (next: NextTransferFile): Columns<WaitingTransfer> => [
  {
    id: 'couple',
    header: t('transferFile.couple'),
    cell: row => (
      <TwoLines detail={t('transferFile.orderedAt', { date: dateText(row.orderedAt) })}>
        <CoupleName couple={row.couple} />
      </TwoLines>
    ),
  },
  {
    id: 'account',
    header: t('transferFile.to'),
    cell: ({ id, account }) => (
      <>
        {account === null ? (
          t('transferFile.erased')
        ) : (
          <TwoLines detail={joinedText('facts', [account.maskedAccountNumber, account.accountHolder])}>
            {joinedText('facts', [account.bankName, account.branchName])}
          </TwoLines>
        )}
        <Problems next={next} id={id} />
      </>
    ),
  },
  { id: 'amount', header: t('transferFile.amount'), align: 'end', cell: row => yenText(row.amountYen) },
];

interface NextCardProps {
  readonly next: NextTransferFile;
  readonly mayWrite: boolean;
}

/** The transfers of the next file, what its bank would refuse, and the button that makes it. */
export function NextCard({ next, mayWrite }: NextCardProps) {
  const { id, companyAccountId, accountId } = useFacility();
  const [isOpen, setOpen] = useState(false);
  const { transfers, problems, consignor, totalYen } = next;
  const isReady = transfers.length > 0 && problems.length === 0 && consignor !== null;
  return (
    <Part
      title={t('transferFile.next')}
      aside={
        transfers.length > 0 &&
        joinedText('facts', [t('transferFile.count.value', { count: transfers.length }), yenText(totalYen)])
      }
      actions={
        mayWrite &&
        transfers.length > 0 && (
          <Button variant="filled" size="small" isDisabled={!isReady} onPress={() => setOpen(true)}>
            {t('transferFile.make.open')}
          </Button>
        )
      }
    >
      {transfers.length > 0 && consignor === null && <Alert tone="warn">{t('transferFile.needsConsignor')}</Alert>}
      {problems.length > 0 && (
        <Alert tone="bad" title={t('transferFile.problems', { count: problems.length })}>
          {t('transferFile.problems.text')}
          <Problems next={next} id={null} />
        </Alert>
      )}
      <DataTable
        label={t('transferFile.next')}
        data={{ state: 'ready', rows: transfers }}
        columns={columns(next)}
        rowHref={row => staffPaths.facility.weddingPayment(companyAccountId, accountId, row.weddingId)}
        empty={<EmptyState title={t('transferFile.none')}>{t('transferFile.none.hint')}</EmptyState>}
      />
      {isOpen && <MakeDialog facilityId={id} next={next} onClose={() => setOpen(false)} />}
    </Part>
  );
}
