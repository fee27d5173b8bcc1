import type { ReceiptShown } from '@kotohogi/contract/receipt';
import { receiptSheet } from '@kotohogi/contract/texts/receipt-sheet';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { LinkButton } from '@kotohogi/ui/link-button';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { partFailureOf } from '../../shell/api/failure-of.ts';
import { dateText } from '../../shell/formats.ts';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { useSaveFile } from '../../shell/list/use-save-file.ts';
import { focusPage } from '../../shell/router/focus-page.ts';
import { SheetPaper } from '../../shell/sheet-paper.tsx';
import { receiptPdfAddress, useReceipt } from './api.ts';
import { IssueForm } from './issue-form.tsx';
import styles from './receipt.module.css';
import { t } from './texts.ts';

interface PartProps {
  readonly wedding: string;
  readonly receipt: ReceiptShown;
}

/** The receipt as a sheet of paper, to print or to save as PDF. */
function Issued({ wedding, receipt, issued }: PartProps & { readonly issued: NonNullable<ReceiptShown['issued']> }) {
  const file = useSaveFile();
  const language = currentLanguage();
  return (
    <>
      <div className={styles.actions}>
        <Button icon="printer" onPress={() => window.print()}>
          {t('receipt.print')}
        </Button>
        <Button
          icon="download"
          isBusy={file.isBusy}
          busyLabel={t('receipt.pdf.busy')}
          onPress={() => file.save(receiptPdfAddress(wedding, receipt.orderId, language))}
        >
          {t('receipt.pdf')}
        </Button>
      </div>
      <SheetPaper sheet={receiptSheet({ ...receipt, issued }, language)} />
    </>
  );
}

function Content({ wedding, receipt }: PartProps) {
  const [problem, setProblem] = useState<string>();
  const { issued, returnedAt } = receipt;
  const wasIssued = useRef(issued !== null);
  useEffect(() => {
    // The form has left, and took the focus with it.
    if (!wasIssued.current && issued !== null)
      focusPage(
        () => true,
        () => false,
      );
    wasIssued.current = issued !== null;
  }, [issued]);
  return (
    <>
      {problem !== undefined && (
        <Alert tone="warn" isLive>
          {problem}
        </Alert>
      )}
      {issued !== null && <Issued wedding={wedding} receipt={receipt} issued={issued} />}
      {issued === null && returnedAt !== null && (
        <Card title={t('receipt.returned')}>
          <p className={styles.text}>{t('receipt.returned.none', { date: dateText(returnedAt) })}</p>
        </Card>
      )}
      {issued === null && returnedAt === null && (
        <IssueForm wedding={wedding} receipt={receipt} onProblem={setProblem} />
      )}
    </>
  );
}

export interface ReceiptViewProps {
  readonly wedding: string;
  readonly orderId: string;
  /** The page of the guest's payments. */
  readonly backHref: string;
}

/** The receipt of a payment: the form that issues it once, then the receipt itself. */
export function ReceiptView({ wedding, orderId, backHref }: ReceiptViewProps) {
  const query = useReceipt(wedding, orderId);
  const failure = partFailureOf(query);
  const { data } = query;
  return (
    <div className={styles.page}>
      <div className={styles.back}>
        <LinkButton href={backHref} variant="quiet" icon="arrow-left">
          {t('receipt.back')}
        </LinkButton>
      </div>
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
      {failure === undefined && data === undefined && <Skeleton shape="block" height="24rem" />}
      {data !== undefined && <Content wedding={wedding} receipt={data} />}
    </div>
  );
}
