import { beforeAll, expect, test } from 'vitest';
import { pretendBrowser } from '../../shell/testing/browser-globals.ts';

beforeAll(async () => {
  pretendBrowser();
  const { addTexts } = await import('../../shell/i18n/text.ts');
  addTexts({ 'reply.name': 'お名前', 'allergy.label': 'アレルギー', 'companions.name': '同伴の方{n}のお名前' });
});

test('given faults in a reply, then all of them are led to, those of companions too, in the order of the form', async () => {
  const { problemsOf } = await import('./reply-problems.ts');
  const required = 'この項目は必須です。';
  const fields = {
    name: { id: 'a', errorMessage: required },
    email: { id: 'b', errorMessage: undefined },
    companions: { id: 'c', errorMessage: undefined },
    allergy: { id: 'd', errorMessage: required },
  };
  expect(problemsOf(fields, [undefined, { name: { message: required } }])).toEqual([
    { fieldId: 'a', label: 'お名前' },
    { fieldId: 'c-1', label: '同伴の方2のお名前' },
    { fieldId: 'd', label: 'アレルギー' },
  ]);
  expect(problemsOf({ companions: fields.companions })).toEqual([]);
});
