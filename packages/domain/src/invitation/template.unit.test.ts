import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SNS_TEMPLATE, fillTemplate, unknownTags } from './template.ts';

const facts = {
  names: '陽翔・結衣',
  date: '2026年12月19日(土) 13:00',
  url: 'https://example.jp/c/a/weddings/b/invitation',
  deadline: '12月5日(土)',
};

describe('given a message with placeholders', () => {
  test('when it is filled, then every occurrence of a placeholder is replaced', () => {
    expect(fillTemplate('{names} {date}\n{url} {deadline} {names}', facts)).toBe(
      `${facts.names} ${facts.date}\n${facts.url} ${facts.deadline} ${facts.names}`,
    );
    expect(fillTemplate(DEFAULT_SNS_TEMPLATE.ja, facts)).not.toMatch(/[{}]/);
  });

  test('when a value looks like a placeholder, then it is not filled again', () => {
    expect(fillTemplate('{names}', { ...facts, names: '{url}' })).toBe('{url}');
  });

  test('when no deadline is set, then the lines that mention it are left out', () => {
    const text = fillTemplate(DEFAULT_SNS_TEMPLATE.ja, { ...facts, deadline: null });
    expect(text).not.toContain('までに');
    expect(text.endsWith(facts.url)).toBe(true);
  });

  test('when a placeholder is unknown, then it stays and is reported', () => {
    expect(fillTemplate('{name} {date}', facts)).toBe(`{name} ${facts.date}`);
    expect(unknownTags('{name} {date} {name} {URL}')).toEqual(['name', 'URL']);
  });

  test('when the text has no placeholder, then nothing changes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const plain = text.replace(/[{}]/g, '');
        return fillTemplate(plain, facts) === plain;
      }),
    );
  });
});
