import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { BirthdayField } from './index.ts';

const open = page.getByRole('button', { name: 'カレンダーを開く' });
const field = page.getByRole('textbox', { name: '誕生日' });

test('without a value it starts with years, then months, then days; the last day is today', async () => {
  const onChange = vi.fn();
  await show(<BirthdayField label="誕生日" today="2026-11-21" onChange={onChange} />);
  await expect.element(field).toHaveAttribute('autocomplete', 'bday');
  await open.click();
  await expect.element(page.getByRole('button', { name: '2027年' })).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeFindings();
  await page.getByRole('button', { name: '2026年', exact: true }).click();
  await expect.element(page.getByRole('button', { name: '2026年12月' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: '2026年11月' }).click();
  await expect.element(page.getByRole('button', { name: /2026年11月22日/ })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: /2026年11月3日/ }).click();
  expect(onChange).toHaveBeenLastCalledWith('2026-11-03');
});

test('with a value it starts with its days', async () => {
  await show(<BirthdayField label="誕生日" defaultValue="1995-04-03" today="2026-11-21" />);
  await open.click();
  await expect.element(page.getByRole('grid', { name: '1995年4月' })).toBeVisible();
});

test('it accepts common written forms', async () => {
  const onChange = vi.fn();
  await show(<BirthdayField label="誕生日" onChange={onChange} />);
  await userEvent.type(field, '１９９５年４月３日');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('1995-04-03');
});
