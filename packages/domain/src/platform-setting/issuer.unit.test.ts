import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isIssuerComplete, isRegistrationNumber } from './issuer.ts';

test.each([
  // The National Tax Agency and the Digital Agency of Japan.
  ['T7000012050002', true],
  ['T8000012010038', true],
  ['T7000012050003', false],
  ['7000012050002', false],
  ['T700001205000', false],
  ['T70000120500021', false],
  ['T0000012050002', false],
  ['Ｔ7000012050002', false],
  ['', false],
])('given the registration number %s, when it is checked, then it is valid: %s', (text, isValid) => {
  expect(isRegistrationNumber(text)).toBe(isValid);
});

test('given any 12 digits, when a check digit is put before them, then exactly one is valid', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(digits, base => {
      const valid = Array.from({ length: 10 }, (_, check) => `T${check}${base.join('')}`).filter(isRegistrationNumber);
      expect(valid).toHaveLength(1);
    }),
  );
});

test('given an issuer, when a required field is empty, then it is not complete', () => {
  const issuer = {
    ...{ issuerName: '株式会社寿', issuerNameEn: '', issuerAddress: '東京都', issuerAddressEn: '' },
    ...{ registrationNumber: 'T7000012050002', issuerBank: '寿銀行', issuerBankEn: '' },
    invoiceDueRule: 'next-month-end',
  } as const;
  expect(isIssuerComplete(issuer)).toBe(true);
  for (const name of ['issuerName', 'issuerAddress', 'registrationNumber', 'issuerBank'])
    expect(isIssuerComplete({ ...issuer, [name]: '' })).toBe(false);
});
