import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { MoneyField } from '../money-field/index.ts';
import { NumericField } from './index.ts';

test('only digits are kept; an empty field is null', async () => {
  const onChange = vi.fn();
  await show(<NumericField label="ご人数" suffix="人" onChange={onChange} />);
  const field = page.getByRole('textbox', { name: 'ご人数' });
  await userEvent.type(field, '１2人3');
  await expect.element(field).toHaveValue('123');
  expect(onChange).toHaveBeenLastCalledWith(123);
  await userEvent.clear(field);
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('decimals can be typed step by step', async () => {
  const onChange = vi.fn();
  await show(<NumericField label="手数料率" decimals={3} onChange={onChange} />);
  await userEvent.type(page.getByRole('textbox', { name: '手数料率' }), '0.05');
  expect(onChange).toHaveBeenLastCalledWith(0.05);
  await expect.element(page.getByRole('textbox', { name: '手数料率' })).toHaveValue('0.05');
});

test('an amount is grouped after blur and remains editable', async () => {
  const onChange = vi.fn();
  await show(<MoneyField label="ご祝儀" defaultValue={3000} onChange={onChange} />);
  const field = page.getByRole('textbox', { name: 'ご祝儀' });
  await expect.element(field).toHaveValue('3,000');
  await userEvent.click(field);
  await userEvent.keyboard('{End}0');
  await expect.element(field).toHaveValue('30000');
  await userEvent.tab();
  await expect.element(field).toHaveValue('30,000');
  expect(onChange).toHaveBeenLastCalledWith(30_000);
  await expectNoAxeFindings();
});
