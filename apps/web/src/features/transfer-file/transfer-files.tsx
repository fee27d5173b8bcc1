import { Button } from '@kotohogi/ui/button';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useState } from 'react';
import { failureOf } from '../../shell/api/failure-of.ts';
import { FailedPart } from '../../shell/pages/failed-part.tsx';
import { useFacility } from '../facility/index.ts';
import { useNextFile } from './api.ts';
import { ConsignorCard } from './consignor-card.tsx';
import { FileList } from './file-list.tsx';
import { NextCard } from './next-card.tsx';
import { ResultsDialog } from './results-dialog.tsx';
import { t } from './t.ts';
import styles from './transfer-file.module.css';

/** The next transfer file, who the venue is to its bank, the files made, and the import of results. */
export function TransferFiles() {
  const { id, abilities } = useFacility();
  const query = useNextFile(id);
  const [isImporting, setImporting] = useState(false);
  const mayWrite = abilities.has('facility:write:weddingPaymentState');
  const next = query.data;
  if (next === undefined) {
    return failureOf(query) === undefined ? (
      <Skeleton height="16rem" />
    ) : (
      <FailedPart query={query} title={t('transferFile.next')} />
    );
  }
  return (
    <div className={styles.page}>
      <NextCard next={next} mayWrite={mayWrite} />
      <FileList
        facilityId={id}
        actions={
          mayWrite && (
            <Button size="small" onPress={() => setImporting(true)}>
              {t('transferFile.results.open')}
            </Button>
          )
        }
      />
      <ConsignorCard facilityId={id} consignor={next.consignor} mayWrite={mayWrite} />
      {isImporting && <ResultsDialog facilityId={id} onClose={() => setImporting(false)} />}
    </div>
  );
}
