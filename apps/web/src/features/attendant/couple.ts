import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { currentLanguage } from '../../shell/i18n/locale.ts';

type Couple = AttendanceDetail['couple'];

/** The two names as large Latin titles show them; a name nobody can read in Latin letters stands as it is written. */
export function titleNames(couple: Couple): readonly string[] {
  return couple.map(name => name.roman || name.firstName).filter(Boolean);
}

/** The two as they are spoken of: 陽翔さん・結衣さん / Haruto & Yui. */
export function coupleText(couple: Couple): string {
  if (currentLanguage() === 'en') return titleNames(couple).join(' & ');
  return couple
    .map(name => name.firstName)
    .filter(Boolean)
    .map(name => `${name}さん`)
    .join('・');
}
