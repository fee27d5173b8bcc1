import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The help of the page. */
export const ledgerHelp = () => ({
  what: t('ledger.help.commissions.what'),
  who: t('ledger.help.commissions.who'),
  next: t('ledger.help.commissions.next'),
});

/** The help of the totals of every venue. */
export const totalsHelp = () => ({
  what: t('ledger.help.totals.what'),
  who: t('ledger.help.totals.who'),
  next: t('ledger.help.totals.next'),
});
