import { textsOf } from '../../shell/i18n/text.ts';
import type { PageHelp } from '../../shell/staff/staff-page.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The help of a page about weddings. */
export const weddingHelp = (page: 'list' | 'detail' | 'deleted'): PageHelp => ({
  what: t(`wedding.help.${page}.what`),
  who: t(`wedding.help.${page}.who`),
  next: t(`wedding.help.${page}.next`),
});
