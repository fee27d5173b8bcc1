import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { ExpiryFields } from '../expiry-fields/index.ts';
import { HolderField } from '../holder-field/index.ts';
import { SecurityCodeField } from '../security-code-field/index.ts';
import { CardNumberField } from './index.ts';

test('a card number is grouped while typing and its brand recognized', async () => {
  const onChange = vi.fn();
  await show(<CardNumberField isRequired onChange={onChange} />);
  const field = page.getByRole('textbox', { name: 'カード番号' });
  await userEvent.type(field, '３５３０1113333000009');
  await expect.element(field).toHaveValue('3530 1113 3330 0000');
  expect(onChange).toHaveBeenLastCalledWith('3530 1113 3330 0000');
  await expect.element(page.getByRole('img', { name: 'JCB' }).first()).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'ご利用いただけるカード' })).toBeVisible();
  await expectNoAxeFindings();
});

test('month and year are native selects', async () => {
  const onChange = vi.fn();
  await show(<ExpiryFields isRequired currentYear={2026} onChange={onChange} />);
  await userEvent.selectOptions(page.getByRole('combobox', { name: '有効期限の月' }), '08');
  expect(onChange).toHaveBeenLastCalledWith({ month: '08', year: '' });
  await userEvent.selectOptions(page.getByRole('combobox', { name: '有効期限の年' }), '2029');
  expect(onChange).toHaveBeenLastCalledWith({ month: '08', year: '2029' });
  expect(page.getByRole('combobox', { name: '有効期限の年' }).element().querySelectorAll('option')).toHaveLength(101);
  await expectNoAxeFindings();
});

test('a security code has at most four digits, a holder is in capitals', async () => {
  await show(
    <>
      <SecurityCodeField errorMessage="3桁の数字です" />
      <HolderField />
    </>,
  );
  const code = page.getByRole('textbox', { name: 'セキュリティコード' });
  await userEvent.type(code, '1a2３456');
  await expect.element(code).toHaveValue('1234');
  const holder = page.getByRole('textbox', { name: 'カード名義人' });
  await userEvent.type(holder, 'naoki   ｙamamoto ');
  await userEvent.tab();
  await expect.element(holder).toHaveValue('NAOKI YAMAMOTO');
  await expectNoAxeFindings();
});

test('a holder has at most 50 characters', async () => {
  await show(<HolderField />);
  const holder = page.getByRole('textbox', { name: 'カード名義人' });
  await userEvent.fill(holder, 'ａ'.repeat(60));
  await expect.element(holder).toHaveValue('A'.repeat(50));
});
