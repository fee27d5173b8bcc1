import { expect, test } from 'vitest';
import { figuresEm, hangEm, nameEm, nameLines, titleSetting } from './measures.ts';

test('given names of one letter, when the title is laid out, then they are no larger than a short word', () => {
  expect(titleSetting(['U', 'O'])).toEqual({ names: [['U'], ['O']], lines: 2, em: 2.6 });
  expect(titleSetting(['U']).lines).toBe(1);
  expect(titleSetting([]).names).toEqual([]);
});

test('given a long name, when the title is laid out, then the longest line counts, with its &', () => {
  const first = titleSetting(['アレクサンドラ', 'Yui']);
  const second = titleSetting(['Yui', 'アレクサンドラ']);
  expect(second.em).toBeGreaterThan(first.em);
  expect(first.em).toBeGreaterThanOrEqual(7);
  expect(nameEm('勅使河原')).toBeGreaterThanOrEqual(4);
});

test.each([
  ['Haruto', ['Haruto']],
  ['José María', ['José María']],
  ['Maximilian-Alexander', ['Maximilian-', 'Alexander']],
  ['ジャン・バティスト', ['ジャン・', 'バティスト']],
  ['アレクサンドラ', ['アレクサンドラ']],
  ['Maria del Carmen Isabel', ['Maria del', 'Carmen Isabel']],
])('given the name %s, when it is laid out, then its lines are %j', (name, lines) => {
  expect(nameLines(name)).toEqual(lines);
});

test('given every day of a month, when it is measured, then two digits are wider than one', () => {
  for (let day = 1; day <= 31; day += 1) {
    const em = figuresEm(day);
    expect(em).toBeGreaterThan(day < 10 ? 0.4 : 0.8);
    expect(em).toBeLessThan(day < 10 ? 0.7 : 1.3);
    expect(hangEm(day) > 0).toBe([1, 11, 21, 31].includes(day));
  }
});
