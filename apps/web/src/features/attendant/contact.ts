import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { phoneText } from '../../shell/formats.ts';

type Venue = Pick<AttendanceDetail, 'facilityName' | 'facilityPhone'>;

/** Whom to ask: ホテル・ルミエール軽井沢 0267‑00‑0000. The name does not break after its dot. */
export function venueText({ facilityName, facilityPhone }: Venue): string {
  return `${facilityName.replaceAll('・', '・\u2060')} ${phoneText(facilityPhone)}`.trim();
}
