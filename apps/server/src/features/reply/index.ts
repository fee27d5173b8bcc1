import { prefectureIdOf, readPostalCode, writtenTown } from '@kotohogi/domain/attendant/address';
import type { OnScheduleChanged } from '../wedding/index.ts';
import { renewCalendarEntries } from './store.ts';

export { replyMail } from './mail.ts';
export { replaceCompanions } from './store.ts';

/** Makes the calendars of guests accept the new date of the entry that they were sent with their reply. */
export const onScheduleChanged: OnScheduleChanged = (tx, { scope }) => renewCalendarEntries(tx, scope);

/** Looks up the address for a Japanese postal code. */
export async function findAddress(zip: string) {
  const digits = readPostalCode(zip);
  if (digits === undefined) return undefined;
  // Four megabytes of addresses, so loaded only on first use.
  const { getAddress } = await import('yubin');
  const found = getAddress(digits);
  if (found === null) return undefined;
  const { prefecture, city, town } = found;
  const street = found.source === 'jigyosyo' ? found.streetAddress : '';
  return { prefectureId: prefectureIdOf(prefecture), address1: `${prefecture}${city}${writtenTown(town)}${street}` };
}
