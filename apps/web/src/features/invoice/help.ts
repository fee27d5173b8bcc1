import { textsOf } from '../../shell/i18n/text.ts';
import type { PageHelp } from '../../shell/staff/staff-page.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The help of the facility's page. */
export const facilityInvoiceHelp = (): PageHelp => ({
  what: t('invoice.help.facility.what'),
  who: t('invoice.help.facility.who'),
  next: t('invoice.help.facility.next'),
});

/** The help of the platform's page. */
export const adminInvoiceHelp = (): PageHelp => ({
  what: t('invoice.help.admin.what'),
  who: t('invoice.help.admin.who'),
  next: t('invoice.help.admin.next'),
});
