import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conditionsOf, type FilterField, namesOf, setFilters, withoutFilters, wrongDates } from './filter-model.ts';

const FIELDS: readonly FilterField[] = [
  { kind: 'text', name: 'name', label: 'お名前' },
  { kind: 'dates', from: 'dateFrom', to: 'dateTo', label: '挙式日' },
  { kind: 'choice', name: 'hall', label: '会場', options: [{ value: '2', label: '神殿 白鳳' }] },
  { kind: 'number', name: 'id', label: '番号' },
];
const range = (from: string, to: string) => `${from} 〜 ${to}`.trim();
const texts = (values: Record<string, string>) => conditionsOf(FIELDS, values, range).map(({ text }) => text);

test('active filters are shown as text: a choice by its label, days as a range that may be open', () => {
  expect(texts({})).toEqual([]);
  expect(texts({ hall: '2', name: '小林' })).toEqual(['お名前 小林', '会場 神殿 白鳳']);
  expect(texts({ hall: '7' })).toEqual(['会場 7']);
  expect(texts({ dateFrom: '2026-11-01', dateTo: '2026-11-30' })).toEqual(['挙式日 2026/11/01 〜 2026/11/30']);
  expect(texts({ dateTo: '2026-11-30' })).toEqual(['挙式日 〜 2026/11/30']);
});

test('a draft becomes known names with a text; days are written in URL format', () => {
  expect(setFilters(FIELDS, { name: ' 小林 ', dateFrom: '2026/11/1', dateTo: ' ', foo: 'x' })).toEqual({
    name: '小林',
    dateFrom: '2026-11-01',
  });
});

test('only existing days are dates', () => {
  const draft = { dateFrom: '2026-02-30', dateTo: '2026年3月1日', name: '2026' };
  expect(wrongDates(FIELDS, draft)).toEqual(['dateFrom']);
  expect(wrongDates(FIELDS, { dateFrom: '', dateTo: ' ' })).toEqual([]);
});

test('a removed condition is gone with all its names, and the others stay', () => {
  const names = FIELDS.flatMap(namesOf);
  const anyValues = fc.dictionary(fc.constantFrom(...names), fc.stringMatching(/^[a-z0-9]{1,8}$/));
  fc.assert(
    fc.property(anyValues, fc.nat(), (values, seed) => {
      const conditions = conditionsOf(FIELDS, values, range);
      const gone = conditions[seed % Math.max(1, conditions.length)];
      if (gone === undefined) return;
      const left = conditionsOf(FIELDS, withoutFilters(values, gone.names), range);
      expect(left).toEqual(conditions.filter(one => one !== gone));
    }),
  );
});

test('setFilters is idempotent', () => {
  const names = FIELDS.flatMap(namesOf);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), draft => {
      const once = setFilters(FIELDS, draft);
      expect(setFilters(FIELDS, once)).toEqual(once);
    }),
  );
});
