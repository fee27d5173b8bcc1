import { AccountSearch, accountSearchHelp } from '../../../features/account-search/index.ts';
import { BankLines, bankLinesHelp } from '../../../features/bank-line/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** /admin/financial/admin-link */
export function BankLinesPage() {
  const title = t('adminArea.bankLines');
  return (
    <StaffPage crumbs={crumbsTo({ label: title })} title={title} help={bankLinesHelp()}>
      <BankLines />
    </StaffPage>
  );
}

/** /admin/financial/accounts */
export function AccountsPage() {
  const title = t('adminArea.accounts');
  return (
    <StaffPage crumbs={crumbsTo({ label: title })} title={title} help={accountSearchHelp()}>
      <AccountSearch />
    </StaffPage>
  );
}
