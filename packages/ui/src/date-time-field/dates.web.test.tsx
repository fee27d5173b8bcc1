import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { DateField } from '../date-field/index.ts';
import { TimeField } from '../time-field/index.ts';
import { DateTimeField } from './index.ts';

test('a date can be typed with slashes or only digits', async () => {
  const onChange = vi.fn();
  await show(<DateField label="基準日" onChange={onChange} />);
  const field = page.getByRole('textbox', { name: '基準日' });
  await userEvent.fill(field, '2026/1/2');
  await userEvent.tab();
  await expect.element(field).toHaveValue('2026-01-02');
  await userEvent.fill(field, '20261121');
  await expect.element(field).toHaveValue('2026-11-21');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-21');
});

test('an invalid date stays as typed for the form to validate', async () => {
  const onChange = vi.fn();
  await show(<DateField label="基準日" onChange={onChange} />);
  await userEvent.fill(page.getByRole('textbox', { name: '基準日' }), '2026-02-31');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('2026-02-31');
});

test('a day can be chosen in the calendar; days and months beyond the limits are disabled', async () => {
  const onChange = vi.fn();
  await show(
    <DateField label="基準日" defaultValue="2026-11-21" min="2026-11-10" max="2026-11-25" onChange={onChange} />,
  );
  await page.getByRole('button', { name: 'カレンダーを開く' }).click();
  await expect.element(page.getByRole('grid', { name: '2026年11月' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /2026年11月9日/ })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('button', { name: /2026年11月26日/ })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('button', { name: '前の月' })).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeFindings();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-22');
  await expect.element(page.getByRole('textbox', { name: '基準日' })).toHaveValue('2026-11-22');
  await expect.element(page.getByRole('button', { name: 'カレンダーを開く' })).toHaveFocus();
});

test('a month can be typed or chosen in a field of months', async () => {
  const onChange = vi.fn();
  await show(<DateField label="対象月" initialMode="month" onChange={onChange} />);
  const field = page.getByRole('textbox', { name: '対象月' });
  await userEvent.fill(field, '2026年9月');
  await userEvent.tab();
  await expect.element(field).toHaveValue('2026-09');
  await page.getByRole('button', { name: 'カレンダーを開く' }).click();
  await page.getByRole('button', { name: '2026年11月' }).click();
  expect(onChange).toHaveBeenLastCalledWith('2026-11');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
});

test('the calendar of a birthday starts with years, then months; it ends today', async () => {
  const onChange = vi.fn();
  await show(<DateField label="誕生日" isBirthday today="2026-11-21" onChange={onChange} />);
  await page.getByRole('button', { name: 'カレンダーを開く' }).click();
  await expect.element(page.getByRole('button', { name: '2027年' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: '1995年' }).click();
  await page.getByRole('button', { name: '1995年4月' }).click();
  await page.getByRole('button', { name: /1995年4月3日/ }).click();
  expect(onChange).toHaveBeenLastCalledWith('1995-04-03');
});

test('a selected day without a time starts at 00:00; one with a time keeps it', async () => {
  const onChange = vi.fn();
  await show(<DateTimeField label="挙式日時" onChange={onChange} min="2026-11-01" max="2026-11-30" />);
  await page.getByRole('button', { name: 'カレンダーを開く' }).click();
  await page.getByRole('button', { name: /2026年11月21日/ }).click();
  expect(onChange).toHaveBeenLastCalledWith('2026-11-21T00:00');
  await userEvent.fill(page.getByRole('textbox', { name: '時刻' }), '13:00');
  await page.getByRole('button', { name: 'カレンダーを開く' }).click();
  await page.getByRole('button', { name: /2026年11月22日/ }).click();
  expect(onChange).toHaveBeenLastCalledWith('2026-11-22T13:00');
});

test('a time is parsed in any of its forms on blur', async () => {
  const onChange = vi.fn();
  await show(<TimeField label="開始" onChange={onChange} />);
  await userEvent.fill(page.getByRole('textbox', { name: '開始' }), '９時３０分');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('09:30');
});

test('a date without a time starts at 00:00; the time can then be changed', async () => {
  const onChange = vi.fn();
  await show(<DateTimeField label="挙式日時" isRequired onChange={onChange} />);
  const group = page.getByRole('group', { name: '挙式日時' });
  await userEvent.fill(group.getByRole('textbox', { name: '日付' }), '2026-11-21');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-21T00:00');
  await userEvent.fill(group.getByRole('textbox', { name: '時刻' }), '1300');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('2026-11-21T13:00');
  await expectNoAxeFindings();
});

test('an error applies to the whole field and marks both halves', async () => {
  await show(<DateTimeField label="挙式日時" errorMessage="この項目は必須です。" />);
  await expect
    .element(page.getByRole('group', { name: '挙式日時' }))
    .toHaveAccessibleDescription('この項目は必須です。');
  await expect.element(page.getByRole('textbox', { name: '日付' })).toBeInvalid();
  await expect.element(page.getByRole('textbox', { name: '時刻' })).toBeInvalid();
  await expectNoAxeFindings();
});
