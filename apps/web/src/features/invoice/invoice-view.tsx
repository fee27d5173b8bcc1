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
import { invoicePdfAddress, useInvoice } from './api.ts';
import styles from './invoice.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The invoice of a month as a sheet of paper, to print or to save as PDF. */
export function InvoiceView({ month }: { readonly month: string }) {
  const { id, companyAccountId, accountId } = useFacility();
  const query = useInvoice(id, month);
  const file = useSaveFile();
  const language = currentLanguage();
  // A month without an invoice is a reason on this page, because the list leads to open months too.
  const failure = partFailureOf(query);
  const { data } = query;
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <LinkButton href={staffPaths.facility.invoice(companyAccountId, accountId)} variant="quiet" icon="arrow-left">
          {t('invoice.back')}
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
              onPress={() => file.save(invoicePdfAddress(id, month, language))}
            >
              {t('invoice.pdf')}
            </Button>
          </div>
        )}
      </div>
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
      {failure === undefined && data === undefined && <Skeleton shape="block" height="40rem" />}
      {data !== undefined && <SheetPaper sheet={invoiceSheet(data, language)} />}
    </div>
  );
}
