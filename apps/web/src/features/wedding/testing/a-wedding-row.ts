import type { WeddingRow } from '@kotohogi/contract/wedding';
import { parseJst } from '@kotohogi/domain/kernel/jst';

/** A wedding of a list. */
export const aWeddingRow = (changes: Partial<WeddingRow> = {}): WeddingRow => ({
  id: 1,
  key: 'haruto-yui',
  reservationId: 'R-1',
  hallId: 1,
  hallName: '白鳳',
  startsAt: parseJst('2026-12-19 13:00'),
  couple: [
    { lastName: '小林', firstName: '陽翔', lastNameRoman: 'Kobayashi', firstNameRoman: 'Haruto' },
    { lastName: '佐藤', firstName: '結衣', lastNameRoman: 'Sato', firstNameRoman: 'Yui' },
  ],
  lifeCycle: 'inviting',
  liveState: 'pending',
  framesLostAt: null,
  answers: { attendance: 0, viewArchive: 0, absence: 0 },
  gifts: null,
  paymentState: null,
  ...changes,
});
