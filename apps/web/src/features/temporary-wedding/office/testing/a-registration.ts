import type { TemporaryWeddingDetail } from '@kotohogi/contract/temporary-wedding-staff';
import { instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';

/** A registration as the API returns it to staff. */
export const aRegistration = (changes: Partial<TemporaryWeddingDetail> = {}): TemporaryWeddingDetail => ({
  id: 7,
  status: 0,
  hallName: 'チャペル・ルミエール',
  dateTime: '2027-04-03 13:00',
  startsAt: parseJst('2027-04-03 13:00'),
  email: 'couple@example.com',
  groomLastName: '勅使河原',
  groomFirstName: '蓮',
  groomLastNameKana: 'テシガワラ',
  groomFirstNameKana: 'レン',
  groomLastNameRoman: '',
  groomFirstNameRoman: '',
  brideLastName: '佐藤',
  brideFirstName: '結衣',
  brideLastNameKana: 'サトウ',
  brideFirstNameKana: 'ユイ',
  brideLastNameRoman: '',
  brideFirstNameRoman: '',
  isDuplicate: false,
  answerBy: '2026-11-27',
  createdAt: instant(0),
  decidedAt: null,
  weddingId: null,
  language: 'ja',
  depositAccount: null,
  refusalReason: '',
  duplicates: { registrations: [], weddings: [] },
  version: 1,
  updatedAt: instant(0),
  ...changes,
});
