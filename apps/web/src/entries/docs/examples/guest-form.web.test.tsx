import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { GuestForm } from './guest-form.tsx';

beforeAll(loadShellTexts);

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const send = () => page.getByRole('button', { name: 'この内容で送る' }).click();
const links = () => page.getByRole('alert').getByRole('link').elements();

test('submitted empty, it lists what is missing in form order and focuses the first field', async () => {
  await show(<GuestForm />);
  await send();
  await expect
    .poll(() => links().map(link => link.textContent))
    .toEqual([
      'お名前は必須です',
      'お名前（カナ）は必須です',
      'おふたりとの間柄は必須です',
      'メールアドレスは必須です',
      'パスワードは必須です',
      'プライバシーポリシーへの同意は必須です',
    ]);
  await expect.element(field('お名前')).toHaveFocus();
  await expect.element(page.getByRole('group', { name: /^あなたについて/ })).toHaveAttribute('data-state', 'invalid');
});

test('filled in, it is sent: the groups are valid, and the sender gets a confirmation', async () => {
  await show(<GuestForm />);
  await send();
  await userEvent.fill(field('お名前'), '山本 直樹');
  await userEvent.fill(field('お名前（カナ）'), 'やまもと　なおき');
  await page.getByRole('button', { name: /おふたりとの間柄/ }).click();
  await page.getByRole('option', { name: '友人' }).click();
  await userEvent.fill(field('メールアドレス'), 'naoki@example.jp');
  await userEvent.fill(page.getByLabelText('パスワード', { exact: true }), 'correct horse');
  await userEvent.fill(field('郵便番号'), '3890111');
  await page.getByRole('button', { name: '住所を検索' }).click();
  await expect.element(field('ご住所')).toHaveValue('長野県北佐久郡軽井沢町長倉');
  await page.getByText('プライバシーポリシーに同意する').last().click();
  for (const name of ['あなたについて', 'ご連絡先']) {
    await expect.element(page.getByRole('group', { name })).toHaveAttribute('data-state', 'valid');
  }
  await send();
  await expect.element(page.getByText('お返事をお預かりしました。')).toBeVisible();
});
