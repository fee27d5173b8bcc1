import cardType from 'credit-card-type';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atJst, localDate } from '../kernel/jst.ts';
import {
  brandOf,
  type CardForm,
  cardDigits,
  checkCard,
  checkCardNumber,
  checkExpiry,
  checkHolderName,
  checkSecurityCode,
  expireOf,
  groupCardDigits,
  normalizeHolderName,
  passesLuhn,
} from './card.ts';

const NOW = atJst(localDate('2026-11-20'), 15);

describe('the brand of a card', () => {
  it.each([
    ['4111111111111111', 'Visa'],
    ['5555555555554444', 'Mastercard'],
    ['2221000000000009', 'Mastercard'],
    ['2720990000000007', 'Mastercard'],
    ['3530111333300000', 'JCB'],
    ['378282246310005', 'Amex'],
    ['341111111111111', 'Amex'],
    ['36111111111111', 'Diners'],
    ['30569309025904', 'Diners'],
    ['3095000000000000', 'Diners'],
    ['6011111111111117', 'Discover'],
    ['6500000000000002', 'Discover'],
    ['6440000000000000', 'Discover'],
    ['6221260000000000', 'Discover'],
    ['6229250000000000', 'Discover'],
    ['6240000000000000', 'Discover'],
    ['6282000000000000', 'Discover'],
    ['2220990000000000', undefined],
    ['2721000000000000', undefined],
    ['6221250000000000', undefined],
    ['6229260000000000', undefined],
    ['5999000000000000', undefined],
    ['9792000000000000', undefined],
    ['', undefined],
  ])('%s is %s', (digits, brand) => {
    expect(brandOf(digits)).toBe(brand);
  });

  it('agrees with an independent table for every four-digit prefix of the brands both know', () => {
    const names: Record<string, string> = {
      visa: 'Visa',
      mastercard: 'Mastercard',
      jcb: 'JCB',
      'american-express': 'Amex',
      'diners-club': 'Diners',
      discover: 'Discover',
    };
    // 15-digit JCB cards (1800, 2131) were withdrawn.
    const apart = new Set(['1800', '2131']);
    let compared = 0;
    for (let prefix = 1000; prefix <= 9999; prefix += 1) {
      const theirs = names[cardType(`${prefix}`)[0]?.type ?? ''];
      if (theirs === undefined || apart.has(`${prefix}`)) continue;
      compared += 1;
      expect([prefix, brandOf(`${prefix}000000000000`)]).toEqual([prefix, theirs]);
    }
    expect(compared).toBeGreaterThan(2_500);
  });
});

describe('a card number', () => {
  it('has 14–16 digits, a known brand of that length and a correct check digit', () => {
    expect(checkCardNumber('4111 1111 1111 1111')).toBeUndefined();
    expect(checkCardNumber('3611 1111 1111 11')).toBeUndefined();
    expect(checkCardNumber('3782 8224 6310 005')).toBeUndefined();
    expect(checkCardNumber('４１１１１１１１１１１１１１１１')).toBeUndefined();
    expect(checkCardNumber('')).toBe('required');
    expect(checkCardNumber('4111 1111 1111')).toBe('length');
    expect(checkCardNumber('41111111111111111')).toBe('length');
    expect(checkCardNumber('4111 1111 1111 111x')).toBe('length');
    expect(checkCardNumber('41111111111111')).toBe('length');
    expect(checkCardNumber('4111 1111 1111 1112')).toBe('check-digit');
    expect(checkCardNumber('9111 1111 1111 1111')).toBe('brand');
  });

  it('detects every single mistyped digit', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (index, shift) => {
        const digits = [...'4111111111111111'];
        digits[index] = String((Number(digits[index]) + shift) % 10);
        expect(passesLuhn(digits.join(''))).toBe(false);
      }),
    );
  });

  it('is reduced to at most 16 digits in groups of four, whatever is typed', () => {
    expect(groupCardDigits('4111-1111 1111１１１１99')).toBe('4111 1111 1111 1111');
    expect(groupCardDigits('36111111111111')).toBe('3611 1111 1111 11');
    fc.assert(
      fc.property(fc.string(), text => {
        expect(cardDigits(groupCardDigits(text))).toBe(cardDigits(text));
        expect(groupCardDigits(text).length).toBeLessThanOrEqual(19);
      }),
    );
  });
});

describe('an expiry', () => {
  it('is valid to the end of its month in Japan', () => {
    expect(checkExpiry({ month: '11', year: '2026' }, NOW)).toBeUndefined();
    expect(checkExpiry({ month: '10', year: '2026' }, NOW)).toBe('past');
    expect(checkExpiry({ month: '11', year: '2026' }, atJst(localDate('2026-11-30'), 23, 59))).toBeUndefined();
    expect(checkExpiry({ month: '11', year: '2026' }, atJst(localDate('2026-12-01')))).toBe('past');
    expect(checkExpiry({ month: '12', year: '2125' }, NOW)).toBeUndefined();
    expect(checkExpiry({ month: '01', year: '2126' }, NOW)).toBe('format');
    expect(checkExpiry({ month: '13', year: '2027' }, NOW)).toBe('format');
    expect(checkExpiry({ month: '', year: '2027' }, NOW)).toBe('required');
  });

  it('is sent as YYMM', () => {
    expect(expireOf({ month: '03', year: '2029' })).toBe('2903');
  });
});

describe('a security code', () => {
  it('has three digits, four on Amex', () => {
    expect(checkSecurityCode('123', 'Visa')).toBeUndefined();
    expect(checkSecurityCode('１２３', undefined)).toBeUndefined();
    expect(checkSecurityCode('1234', 'Visa')).toBe('length');
    expect(checkSecurityCode('12', 'JCB')).toBe('length');
    expect(checkSecurityCode('1234', 'Amex')).toBeUndefined();
    expect(checkSecurityCode('123', 'Amex')).toBe('length');
    expect(checkSecurityCode('12a', 'Visa')).toBe('not-numeric');
    expect(checkSecurityCode('', 'Visa')).toBe('required');
  });
});

describe('a holder name', () => {
  it('becomes half-width capitals with single spaces', () => {
    expect(normalizeHolderName('  ｔａｒｏ　　yamada ')).toBe('TARO YAMADA');
    fc.assert(
      fc.property(fc.string(), text => {
        expect(normalizeHolderName(normalizeHolderName(text))).toBe(normalizeHolderName(text));
      }),
    );
  });

  it('has 2–50 permitted characters, at least one of them a letter', () => {
    expect(checkHolderName('Taro Yamada')).toBeUndefined();
    expect(checkHolderName('J.-P. O/YAMADA, JR')).toBeUndefined();
    expect(checkHolderName('')).toBe('required');
    expect(checkHolderName('A')).toBe('length');
    expect(checkHolderName('A'.repeat(51))).toBe('length');
    expect(checkHolderName('A'.repeat(50))).toBeUndefined();
    expect(checkHolderName('12 34')).toBe('letters');
    expect(checkHolderName("O'HARA")).toBe('characters');
    expect(checkHolderName('山田太郎')).toBe('characters');
  });
});

describe('a card form', () => {
  const form: CardForm = {
    cardNumber: '4111 1111 1111 1111',
    expiryMonth: '12',
    expiryYear: '2030',
    securityCode: '123',
    holderName: 'TARO YAMADA',
  };

  it('reports every field in error', () => {
    expect(checkCard(form, NOW)).toEqual({});
    expect(
      checkCard({ cardNumber: '1', expiryMonth: '', expiryYear: '', securityCode: '1', holderName: '1' }, NOW),
    ).toEqual({ cardNumber: 'length', expiry: 'required', securityCode: 'length', holderName: 'length' });
    expect(checkCard({ ...form, cardNumber: '3782 8224 6310 005' }, NOW)).toEqual({ securityCode: 'length' });
  });
});
