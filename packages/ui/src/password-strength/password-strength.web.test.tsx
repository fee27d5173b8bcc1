import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { PasswordField } from '../password-field/index.ts';
import { PasswordStrength } from './index.ts';

function NewPassword(): ReactNode {
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField label="パスワード" autoComplete="new-password" value={password} onChange={setPassword} />
      <PasswordStrength password={password} />
    </>
  );
}

const meter = page.getByRole('meter', { name: 'パスワードの強さ' });

test.each([
  ['kotohogi', 1, '弱い'],
  ['Kotohogi1', 2, 'もう少し'],
  ['Kotohogihana', 3, '良い'],
  ['tR7#mK2!qZ9&', 4, 'とても強い'],
])('%s is step %i in words, and spoken', async (password, step, text) => {
  await show(<NewPassword />);
  await userEvent.fill(page.getByLabelText('パスワード', { exact: true }), password);
  await expect.element(meter).toHaveAttribute('aria-valuenow', String(step));
  await expect.element(meter).toHaveAttribute('aria-valuetext', text);
  const voice = page.getByText(`パスワードの強さ：${text}`).element();
  expect(voice.getAttribute('aria-live')).toBe('polite');
  await expectNoAxeFindings();
});

test('nothing is announced before anything is typed', async () => {
  await show(<NewPassword />);
  await expect.element(meter).toHaveAttribute('aria-valuenow', '0');
  await expect.element(page.getByText('弱い')).not.toBeInTheDocument();
  await expectNoAxeFindings();
});
