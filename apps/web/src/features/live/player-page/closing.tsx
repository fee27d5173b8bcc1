import { useNow } from '../../../shell/clock/use-now.ts';
import { isOutsideJapan, ownDateTimeText } from '../../../shell/formats.ts';
import { t } from './t.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** The time left in its two largest units: 2 days and 3 hours, 5 hours 12 minutes, 12 minutes. */
function leftText(leftMs: number): string {
  const [days, hours] = [Math.floor(leftMs / DAY_MS), Math.floor((leftMs % DAY_MS) / HOUR_MS)];
  // The last minute counts as one minute, not zero.
  const minutes = Math.max(1, Math.floor((leftMs % HOUR_MS) / MINUTE_MS));
  if (days > 0) return t('closing.left.days', { days, hours });
  if (hours > 0) return t('closing.left.hours', { hours, minutes: Math.floor((leftMs % HOUR_MS) / MINUTE_MS) });
  return t('closing.left.minutes', { minutes });
}

/**
 * How long the recording is still available, with the end in the guest's time zone
 * (docs/product/language.md#dates-and-times).
 */
export function Closing({ closesAtMs }: { readonly closesAtMs: number }) {
  const nowMs = useNow(MINUTE_MS);
  // The last moment, as elsewhere: 23:59 of the third day, not 0:00 of the fourth.
  const lastMs = closesAtMs - 1;
  if (nowMs > lastMs) return null;
  return (
    <>
      <span>{t('closing.left', { left: leftText(closesAtMs - nowMs) })}</span>{' '}
      {isOutsideJapan(lastMs) && <span>{t('closing.own', { date: ownDateTimeText(lastMs) })}</span>}
    </>
  );
}
