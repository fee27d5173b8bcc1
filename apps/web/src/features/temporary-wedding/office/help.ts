import type { PageHelp } from '../../../shell/staff/staff-page.tsx';
import { t } from './t.ts';

/** The help of the pages about registrations. */
export const registrationHelp = (page: 'list' | 'detail' | 'payment'): PageHelp => ({
  what: t(`registration.help.${page}.what`),
  who: t(`registration.help.${page}.who`),
  next: t(`registration.help.${page}.next`),
});
