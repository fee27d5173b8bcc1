import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { PasswordField } from './index.ts';

test('the eye button shows and hides the input, which is never rewritten', async () => {
  const onChange = vi.fn();
  await show(<PasswordField label="パスワード" autoComplete="new-password" onChange={onChange} />);
  const field = page.getByLabelText('パスワード', { exact: true });
  await userEvent.fill(field, ' Ａbc ');
  await expect.element(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'パスワードを表示する' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(page.getByRole('button', { name: 'パスワードを隠す' })).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith(' Ａbc ');
  await expectNoAxeFindings();
});
