import { expect, test } from 'vitest';
import { changesBetween, type HistoryFacts } from './history.ts';

const before: HistoryFacts = {
  hallName: 'チャペル',
  key: 'haruto-yui',
  reservationId: 'R-1',
  dateTime: '2027-03-20 13:00',
  email: 'typo@example.jp',
  numOfAttendeesDiv: '5',
  weddingAggregateArea: 'nagano',
  designPattern: null,
  usePay: true,
};

test('given a change of the basics, when it is recorded, then only changed fields are listed, with both values', () => {
  expect(changesBetween(before, { ...before, dateTime: '2027-03-21 11:00', usePay: false })).toEqual([
    { field: 'dateTime', from: '2027-03-20 13:00', to: '2027-03-21 11:00' },
    { field: 'usePay', from: true, to: false },
  ]);
  expect(changesBetween(before, before)).toEqual([]);
});

test("given a corrected address, when it is recorded, then the former one, which may be another person's, is not kept", () => {
  expect(changesBetween(before, { ...before, email: 'couple@example.jp' })).toEqual([
    { field: 'email', from: null, to: 'couple@example.jp' },
  ]);
});
