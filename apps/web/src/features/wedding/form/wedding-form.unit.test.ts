import type { WeddingDetail } from '@kotohogi/contract/wedding';
import { instant } from '@kotohogi/domain/kernel/instant';
import { describe, expect, test } from 'vitest';
import { differences, formOf, wireDateTime } from './wedding-form.ts';

const detail: WeddingDetail = {
  id: 3,
  key: 'haruto-yui',
  hallId: 2,
  hallName: '神殿 白鳳',
  reservationId: 'R-1',
  dateTime: '2026-12-19 13:00',
  startsAt: instant(0),
  email: 'a@example.jp',
  numOfAttendeesDiv: '5',
  weddingAggregateArea: 'nagano',
  designPattern: null,
  status: 'active',
  lifeCycle: 'inviting',
  paymentState: null,
  usePay: true,
  couple: [],
  hosts: [],
  answers: { attendance: 0, viewArchive: 0, absence: 0 },
  invitation: { publishedAt: null, replyDeadline: null },
  liveState: 'pending',
  version: 4,
  createdAt: instant(0),
  updatedAt: instant(0),
  abilities: [],
};

describe('given the form of a wedding', () => {
  const stored = formOf(detail);

  test("it starts with the wedding's values, and the date is sent in the API format", () => {
    expect(stored.dateTime).toBe('2026-12-19T13:00');
    expect(wireDateTime(stored.dateTime)).toBe(detail.dateTime);
    expect(differences(stored, formOf(detail))).toEqual([]);
  });

  test('only fields that differ count as changed', () => {
    const form = { ...stored, reservationId: 'R-2', designPattern: 'marine' as const, email: 'b@example.jp' };
    expect(differences(form, stored)).toEqual(['reservationId', 'email', 'designPattern']);
  });
});
