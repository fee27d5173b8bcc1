import type { TemporaryWeddingDetail } from '@kotohogi/contract/temporary-wedding-staff';
import { shortDateText, timeText } from '../../../shell/formats.ts';
import { t } from './t.ts';

/** Another registration in one line. */
export function duplicateText({
  startsAt,
  createdAt,
  status,
}: TemporaryWeddingDetail['duplicates']['registrations'][number]): string {
  return t('registration.twins.registration', {
    time: timeText(startsAt),
    date: shortDateText(createdAt),
    status: t(`registration.status.${status}`),
  });
}
