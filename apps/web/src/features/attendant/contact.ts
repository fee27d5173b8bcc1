import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';

type Venue = Pick<AttendanceDetail, 'facilityName' | 'facilityPhone'>;

/** A telephone number that no line ever breaks. */
export const phoneText = (phone: string): string => phone.replaceAll('-', '\u2011');

/** Whom to ask: ホテル・ルミエール軽井沢 0267‑00‑0000. The name does not break after its dot. */
export function venueText({ facilityName, facilityPhone }: Venue): string {
  return `${facilityName.replaceAll('・', '・\u2060')} ${phoneText(facilityPhone)}`.trim();
}
