import { invoiceSheet } from '@kotohogi/contract/texts/invoice-sheet';
import { Button } from '@kotohogi/ui/button';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { LinkButton } from '@kotohogi/ui/link-button';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { partFailureOf } from '../../shell/api/failure-of.ts';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { useSaveFile } from '../../shell/list/use-save-file.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { SheetPaper } from '../../shell/sheet-paper.tsx';
import { useFacility } from '../facility/index.ts';
import { monthLabel } from '../ledger/index.ts';
import { invoicePdfAddress, issuedPdfAddress, useInvoice, useIssuedInvoice } from './api.ts';
import styles from './invoice.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

interface SheetViewProps {
  readonly query: ReturnType<typeof useInvoice>;
  readonly pdfAddress: string;
  readonly back: { readonly href: string; readonly label: string };
}

/** An invoice as a sheet of paper, to print or to save as PDF. */
function SheetView({ query, pdfAddress, back }: SheetViewProps) {
  const file = useSaveFile();
  // A month without an invoice is a reason on this page, because the list leads to open months too.
  const failure = partFailureOf(query);
  const { data } = query;
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <LinkButton href={back.href} variant="quiet" icon="arrow-left">
          {back.label}
        </LinkButton>
        {data !== undefined && (
          <div className={styles.actions}>
            <Button icon="printer" onPress={() => window.print()}>
              {t('invoice.print')}
            </Button>
            <Button
              icon="download"
              isBusy={file.isBusy}
              busyLabel={t('invoice.pdf.busy')}
              onPress={() => file.save(pdfAddress)}
            >
              {t('invoice.pdf')}
            </Button>
          </div>
        )}
      </div>
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
      {failure === undefined && data === undefined && <Skeleton shape="block" height="40rem" />}
      {data !== undefined && <SheetPaper sheet={invoiceSheet(data, currentLanguage())} />}
    </div>
  );
}

/** The invoice of the venue for a month. */
export function InvoiceView({ month }: { readonly month: string }) {
  const { id, companyAccountId, accountId } = useFacility();
  return (
    <SheetView
      query={useInvoice(id, month)}
      pdfAddress={invoicePdfAddress(id, month, currentLanguage())}
      back={{ href: staffPaths.facility.invoice(companyAccountId, accountId), label: t('invoice.back') }}
    />
  );
}

/** The same for the platform: an invoice of any venue, by its number. */
export function IssuedInvoiceView({ month, number }: { readonly month: string; readonly number: string }) {
  return (
    <SheetView
      query={useIssuedInvoice(month, number)}
      pdfAddress={issuedPdfAddress(month, number, currentLanguage())}
      back={{ href: `?month=${month}`, label: t('invoice.back.month', { month: monthLabel(month) }) }}
    />
  );
}
