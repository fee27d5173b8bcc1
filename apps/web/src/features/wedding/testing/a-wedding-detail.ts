import type { WeddingDetail } from '@kotohogi/contract/wedding';
import { instant } from '@kotohogi/domain/kernel/instant';

/** A wedding as staff get it. */
export const aWeddingDetail = (changes: Partial<WeddingDetail> = {}): WeddingDetail => ({
  id: 7,
  key: 'haruto-yui',
  hallId: 1,
  hallName: 'チャペル・ルミエール',
  reservationId: 'R-2026-1142',
  dateTime: '2026-11-21 14:30',
  startsAt: instant(0),
  email: 'couple@example.com',
  numOfAttendeesDiv: '5',
  weddingAggregateArea: 'nagano',
  designPattern: null,
  status: 'active',
  lifeCycle: 'day',
  paymentState: null,
  usePay: true,
  couple: [
    { lastName: '中村', firstName: '航平', lastNameRoman: 'Nakamura', firstNameRoman: 'Kohei' },
    { lastName: '山本', firstName: '千尋', lastNameRoman: 'Yamamoto', firstNameRoman: 'Chihiro' },
  ],
  hosts: [],
  answers: { attendance: 58, viewArchive: 4, absence: 2 },
  invitation: { publishedAt: null, replyDeadline: null },
  liveState: 'unpulished',
  version: 1,
  createdAt: instant(0),
  updatedAt: instant(0),
  abilities: [],
  ...changes,
});
