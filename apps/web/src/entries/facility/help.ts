import { textsOf } from '../../shell/i18n/text.ts';
import type { PageHelp } from '../../shell/staff/staff-page.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The help of pages that combine several features. */
export function helpOf(
  page: 'home' | 'live' | 'newWedding' | 'notifications' | 'payment' | 'paymentEvents' | 'payments',
): PageHelp {
  return {
    what: t(`facilityArea.help.${page}.what`),
    who: t(`facilityArea.help.${page}.who`),
    next: t(`facilityArea.help.${page}.next`),
  };
}
