import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SNS_TEMPLATE, fillTemplate, unknownTags } from './template.ts';

const facts = {
  names: '陽翔・結衣',
  date: '2026年12月19日(土) 13:00',
  url: 'https://example.jp/c/a/weddings/b/invitation',
  deadline: '12月5日(土)',
};

describe('given a message with tags', () => {
  test('when it is filled, then each tag is its fact, every time it stands', () => {
    expect(fillTemplate('{names} {date}\n{url} {deadline} {names}', facts)).toBe(
      `${facts.names} ${facts.date}\n${facts.url} ${facts.deadline} ${facts.names}`,
    );
    expect(fillTemplate(DEFAULT_SNS_TEMPLATE.ja, facts)).not.toMatch(/[{}]/);
  });

  test('when a fact looks like a tag, then it is not filled a second time', () => {
    expect(fillTemplate('{names}', { ...facts, names: '{url}' })).toBe('{url}');
  });

  test('when there is no deadline, then the lines that speak of it are left out', () => {
    const text = fillTemplate(DEFAULT_SNS_TEMPLATE.ja, { ...facts, deadline: null });
    expect(text).not.toContain('までに');
    expect(text.endsWith(facts.url)).toBe(true);
  });

  test('when a tag is unknown, then it stays and is told', () => {
    expect(fillTemplate('{name} {date}', facts)).toBe(`{name} ${facts.date}`);
    expect(unknownTags('{name} {date} {name} {URL}')).toEqual(['name', 'URL']);
  });

  test('when there is no tag at all, then nothing changes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const plain = text.replace(/[{}]/g, '');
        return fillTemplate(plain, facts) === plain;
      }),
    );
  });
});
