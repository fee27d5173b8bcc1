import type { OpenFacility } from '@kotohogi/contract/temporary-wedding';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { ja } from './messages.ja.ts';
import { RegisterPage } from './register-page.tsx';

const VENUE: OpenFacility = {
  ...{
    id: 3,
    accountId: 'karuizawa',
    companyName: 'ルミエール',
    name: 'ホテル・ルミエール軽井沢',
    halls: ['木洩れ日'],
  },
  ...{ phone: '', hours: '', termsLink: '', privacyPolicyLink: '' },
};

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

test('given an empty registration, when it is sent, then each error at its head leads to its field', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ rows: [VENUE] }));
  await show(<RegisterPage facility={undefined} onSent={vi.fn(async () => undefined)} />);
  await page.getByText(ja['register.bank.now']).click();
  await page.getByRole('button', { name: ja['register.send'], exact: true }).click();
  const links = page.getByRole('alert').getByRole('link');
  await expect.element(links.filter({ hasText: '新郎の姓は必須です' })).toBeVisible();
  const problems = links.elements().map(link => ({ text: link.textContent, id: link.getAttribute('href')?.slice(1) }));
  // Hall, date, two people of four names each, email, six fields of the account, agreement.
  expect(problems.map(({ text }) => text)).toHaveLength(18);
  expect(problems.filter(({ id = '' }) => document.getElementById(id) === null)).toEqual([]);
  await links.filter({ hasText: '新婦のメイは必須です' }).click();
  await expect.element(page.getByRole('textbox', { name: 'メイ' }).nth(1)).toHaveFocus();
});
