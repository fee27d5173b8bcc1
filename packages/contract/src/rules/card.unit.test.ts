import { parseJst } from '@kotohogi/domain/kernel/jst';
import { describe, expect, test } from 'vitest';
import { cardFields } from '../payment.ts';
import { type CardForm, cardForm } from './card.ts';
import { check } from './rule.ts';

const NOW = parseJst('2026-11-20 15:00');
const card: CardForm = {
  cardNumber: '4111 1111 1111 1111',
  expiry: { month: '11', year: '2026' },
  securityCode: '123',
  holderName: 'TARO YAMADA',
};

const defects = (change: Partial<CardForm>) => {
  const result = check(cardForm(NOW), { ...card, ...change });
  return result.ok ? [] : result.broken.map(({ path, rule, params }) => [path, rule, ...Object.values(params)]);
};

describe('the card form', () => {
  test('accepts a valid card', () => {
    expect(defects({})).toEqual([]);
    expect(defects({ cardNumber: '3782 8224 6310 005', securityCode: '1234' })).toEqual([]);
  });

  test.each<[string, Partial<CardForm>, readonly unknown[]]>([
    ['no number', { cardNumber: '' }, ['cardNumber', 'required']],
    ['a wrong check digit', { cardNumber: '4111 1111 1111 1112' }, ['cardNumber', 'cardNumber']],
    ['too few digits', { cardNumber: '4111 1111' }, ['cardNumber', 'cardNumber']],
    ['another brand', { cardNumber: '9111 1111 1111 1111' }, ['cardNumber', 'cardBrand']],
    ['no month', { expiry: { month: '', year: '2026' } }, ['expiry', 'required']],
    ['a past month', { expiry: { month: '10', year: '2026' } }, ['expiry', 'cardExpired']],
    ['no code', { securityCode: '' }, ['securityCode', 'required']],
    ['two digits', { securityCode: '12' }, ['securityCode', 'securityCode', 3]],
    ['three digits for Amex', { cardNumber: '3782 8224 6310 005' }, ['securityCode', 'securityCode', 4]],
    ['no name', { holderName: '' }, ['holderName', 'required']],
    ['a name in kanji', { holderName: '山田太郎' }, ['holderName', 'creditCardHolder']],
    ['one letter', { holderName: 'T' }, ['holderName', 'length', 2, 50]],
    ['digits alone', { holderName: '12' }, ['holderName', 'pattern']],
  ])('reports what is wrong with %s', (_, change, defect) => {
    expect(defects(change)).toEqual([defect]);
  });

  test('reports all errors at once', () => {
    const empty = { cardNumber: '', expiry: { month: '', year: '' }, securityCode: '12', holderName: '' };
    expect(defects(empty).map(([path]) => path)).toEqual(['cardNumber', 'expiry', 'securityCode', 'holderName']);
  });
});

describe('the card fields sent to the server', () => {
  test('contain a mask with at most four digits, never a number', () => {
    const mask = (text: string) => check(cardFields.maskedCardNo, text).ok;
    expect([mask('************1111'), mask('*************111'), mask('')]).toEqual([true, true, false]);
    expect([mask('4111111111111111'), mask('411111******1111'), mask('********11111')]).toEqual([false, false, false]);
  });
});
