import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { AccountForm, useAccountForm } from './account-form.tsx';
import { ja } from './messages.ja.ts';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});

function Opened() {
  const form = useAccountForm(1);
  const state = { account: null, version: 0 };
  return <AccountForm weddingId={1} form={form} state={state} onClose={() => {}} onNewer={async () => {}} />;
}

test('full-width input is shown as the bank will read it', async () => {
  await show(<Opened />);
  const number = page.getByRole('textbox', { name: ja['account.number'] });
  await userEvent.fill(number, '１２３４５６');
  await expect.element(number).toHaveValue('123456');
  await page.getByRole('button', { name: ja['account.number.pad'] }).click();
  await expect.element(number).toHaveValue('0123456');
  const holder = page.getByRole('textbox', { name: ja['account.holder'] });
  await userEvent.fill(holder, 'やまだ　たろう');
  await userEvent.tab();
  await expect.element(holder).toHaveValue('ﾔﾏﾀﾞ ﾀﾛｳ');
});
