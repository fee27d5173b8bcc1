import { instant } from '@kotohogi/domain/kernel/instant';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { loginPages } from '../session/messages.ja.ts';
import type { HostInvite } from './api.ts';
import { ja } from './messages.ja.ts';
import { VerifyForm } from './verify-form.tsx';

const NAMES = {
  lastName: '',
  firstName: '',
  lastNameKana: '',
  firstNameKana: '',
  lastNameRoman: '',
  firstNameRoman: '',
};
const INVITE: HostInvite = {
  ...{
    kind: 'first-visit',
    invitedBy: '',
    email: 'haruto@example.jp',
    name: '',
    hasPassword: false,
    weddingKey: 'key',
  },
  ...{ companyAccountId: 'lumiere', facilityName: '軽井沢', facilityPhone: '', hallName: '', startsAt: instant(0) },
  couple: [
    { type: 1, ...NAMES },
    { type: 2, ...NAMES },
  ],
  ...{ termsLink: '', privacyPolicyLink: '' },
};
const isStarted = vi.fn();
let remount = (): void => undefined;

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
  addTexts(loginPages);
});
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** The page; loading it again starts everything over but what the device keeps. */
function Document() {
  const [round, setRound] = useState(0);
  remount = () => setRound(round + 1);
  return (
    <main key={round}>
      <VerifyForm token="token" invite={INVITE} onStarted={isStarted} />
    </main>
  );
}

test('given names, a password and an agreement, when the page is loaded again, then only the names are still there; once the account is set up, nothing is kept', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  await show(<Document />);
  const field = (name: string, person = 0) => page.getByLabelText(name, { exact: false }).nth(person);
  const lastNames = page.getByRole('textbox', { name: /^姓(?!（)/ });
  const firstNames = page.getByRole('textbox', { name: /^名(?!（)/ });
  const agreement = page.getByRole('checkbox');
  const fill = async () => {
    await userEvent.fill(field(ja['account.verify.password']), 'a-long-password-7');
    await userEvent.fill(field(ja['account.verify.confirm']), 'a-long-password-7');
    await agreement.click({ force: true });
  };
  for (const [person, [last, first]] of [
    ['佐藤', '陽翔'],
    ['鈴木', '結衣'],
  ].entries()) {
    await userEvent.fill(lastNames.nth(person), last ?? '');
    await userEvent.fill(firstNames.nth(person), first ?? '');
  }
  await fill();
  await expect.poll(() => JSON.stringify(localStorage)).toContain('結衣');
  expect(JSON.stringify(localStorage)).not.toContain('a-long-password-7');

  const before = agreement.element();
  remount();
  await expect.poll(() => before.isConnected).toBe(false);
  await expect.element(lastNames.nth(0)).toHaveValue('佐藤');
  await expect.element(firstNames.nth(1)).toHaveValue('結衣');
  await expect.element(field(ja['account.verify.password'])).toHaveValue('');
  await expect.element(agreement).not.toBeChecked();

  await fill();
  await page.getByRole('button', { name: ja['account.verify.begin'] }).click();
  await expect.poll(() => isStarted.mock.calls.length).toBe(1);
  expect(localStorage).toHaveLength(0);
});
