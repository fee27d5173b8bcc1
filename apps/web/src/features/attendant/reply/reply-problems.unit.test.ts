import { beforeAll, expect, test } from 'vitest';
import { pretendBrowser } from '../../../shell/testing/browser-globals.ts';

beforeAll(async () => {
  pretendBrowser();
  const { addTexts } = await import('../../../shell/i18n/text.ts');
  addTexts({
    'reply.name': 'お名前',
    'reply.email': 'メールアドレス',
    'reply.zip': '郵便番号',
    'reply.password': 'パスワード',
    'allergy.label': 'アレルギー',
    'companions.name': '同伴の方{n}のお名前',
  });
  const { loadShellTexts } = await import('../../../shell/texts.ts');
  await loadShellTexts();
});

test('given errors in a reply, then each is listed with its field, including companions, in form order', async () => {
  const { problemsOf } = await import('./reply-problems.ts');
  const field = (name: string) => ({ id: `id-${name}`, name }) as never;
  const fields = {
    name: field('name'),
    email: field('email'),
    password: field('password'),
    zip: field('personalInfo.zip'),
    companions: field('companions'),
    allergy: field('allergy'),
  };
  const errors = {
    name: { type: 'required', message: 'この項目は必須です。' },
    email: { type: 'email', message: 'メールアドレスの形式が正しくありません。' },
    password: { type: 'server', message: 'このパスワードは使えません。' },
    personalInfo: { zip: { type: 'maxLength', message: '100文字以内で入力してください。' } },
    companions: [undefined, { name: { type: 'required' } }],
  };
  expect(problemsOf(fields, errors)).toEqual([
    { fieldId: 'id-name', label: 'お名前は必須です' },
    { fieldId: 'id-email', label: 'メールアドレスの形式が正しくありません' },
    { fieldId: 'id-password', label: 'パスワード：このパスワードは使えません。' },
    { fieldId: 'id-personalInfo.zip', label: '郵便番号：100文字以内で入力してください。' },
    { fieldId: 'id-companions-1', label: '同伴の方2のお名前は必須です' },
  ]);
  expect(problemsOf(fields, {})).toEqual([]);
});
