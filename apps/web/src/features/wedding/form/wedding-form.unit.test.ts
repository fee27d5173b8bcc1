import { describe, expect, test } from 'vitest';
import { aWeddingDetail } from '../testing/a-wedding-detail.ts';
import { differences, formOf, wireDateTime } from './wedding-form.ts';

const detail = aWeddingDetail({ dateTime: '2026-12-19 13:00' });

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
