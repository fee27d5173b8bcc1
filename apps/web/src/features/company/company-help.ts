import { textsOf } from '../../shell/i18n/text.ts';
import type { PageHelp } from '../../shell/staff/staff-page.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The help of the pages about companies. */
export function companyHelp(page: 'home' | 'list' | 'new' | 'record' | 'settings'): PageHelp {
  return {
    what: t(`company.help.${page}.what`),
    who: t(`company.help.${page}.who`),
    next: t(`company.help.${page}.next`),
  };
}
