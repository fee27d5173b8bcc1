import type { TemporaryWeddingRow } from '@kotohogi/contract/temporary-wedding-staff';
import { atJst, localDate } from '@kotohogi/domain/kernel/jst';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import type { PersonName } from '@kotohogi/domain/profile/names';
import { daysToAnswer } from '@kotohogi/domain/temporary-wedding/decide';
import { StateChip, type StateTone } from '@kotohogi/ui/chip';
import { useJapanDate } from '../../wedding/index.ts';
import { t } from './t.ts';

/** From this many days before the date, an answer is urgent. */
const URGENT_DAYS = 2;

/** The couple's names as pages show them. */
export function coupleOf(row: TemporaryWeddingRow): readonly PersonName[] {
  return [
    nameOf({
      lastName: row.groomLastName,
      firstName: row.groomFirstName,
      lastNameKana: row.groomLastNameKana,
      firstNameKana: row.groomFirstNameKana,
      lastNameRoman: row.groomLastNameRoman,
      firstNameRoman: row.groomFirstNameRoman,
    }),
    nameOf({
      lastName: row.brideLastName,
      firstName: row.brideFirstName,
      lastNameKana: row.brideLastNameKana,
      firstNameKana: row.brideFirstNameKana,
      lastNameRoman: row.brideLastNameRoman,
      firstNameRoman: row.brideFirstNameRoman,
    }),
  ];
}

/** The moment of the answer date, for formats. */
export const answerAt = (answerBy: string): number => atJst(localDate(answerBy));

/** How urgent an answer is: fewer days get a stronger color. */
export function dueTone(days: number): StateTone {
  if (days < 0) return 'bad';
  return days <= URGENT_DAYS ? 'warn' : 'info';
}

/** The days left for an answer, in words. */
function dueText(days: number): string {
  if (days === 0) return t('registration.due.today');
  return days > 0 ? t('registration.due.days', { days }) : t('registration.due.late', { days: -days });
}

/** How long the venue may take to answer. */
export function DueChip({ answerBy }: { readonly answerBy: string }) {
  const days = daysToAnswer(localDate(answerBy), useJapanDate());
  return <StateChip tone={dueTone(days)}>{dueText(days)}</StateChip>;
}

/** The status of a registration; of an undecided one, how urgent it is. */
export function StatusChip({ row }: { readonly row: TemporaryWeddingRow }) {
  if (row.status === 0) return <DueChip answerBy={row.answerBy} />;
  return <StateChip tone={row.status === 2 ? 'ok' : 'idle'}>{t(`registration.status.${row.status}`)}</StateChip>;
}
