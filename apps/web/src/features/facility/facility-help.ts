import { textsOf } from '../../shell/i18n/text.ts';
import type { PageHelp } from '../../shell/staff/staff-page.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The help of the pages about facilities and their settings. */
export function facilityHelp(page: 'list' | 'new' | 'record' | 'settings'): PageHelp {
  return {
    what: t(`facility.help.${page}.what`),
    who: t(`facility.help.${page}.who`),
    next: t(`facility.help.${page}.next`),
  };
}
