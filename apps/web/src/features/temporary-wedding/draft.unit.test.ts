import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftText, readDraftText } from './draft.ts';
import { EMPTY_BANK, EMPTY_REGISTRATION, type RegistrationValues } from './registration.ts';

const started: RegistrationValues = {
  ...EMPTY_REGISTRATION,
  facilityId: 3,
  hallName: '神殿 白鳳',
  dateTime: '2027-04-03T13:00',
  groomLastName: '勅使河原',
  depositAccount: { ...EMPTY_BANK, bankName: '八十二銀行', type: 2, accountNumber: '1234567' },
};

test('a registration is restored as it was stored, except for the account number and the agreement', () => {
  expect(readDraftText(draftText({ ...started, isAgreed: true }))).toEqual({
    ...started,
    depositAccount: { ...started.depositAccount, accountNumber: '' },
  });
  expect(draftText(started)).not.toContain('1234567');
});

test('any other stored data still results in a form', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), stored => {
      const read = readDraftText(stored);
      expect(Object.keys(read).sort()).toEqual(Object.keys(EMPTY_REGISTRATION).sort());
      expect(read.isAgreed).toBe(false);
      for (const [name, value] of Object.entries(EMPTY_REGISTRATION)) {
        if (typeof value === 'string')
          expect(typeof Object.entries(read).find(([one]) => one === name)?.[1]).toBe('string');
      }
    }),
  );
});
