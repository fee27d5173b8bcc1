import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { MonthField } from './index.ts';

const field = page.getByRole('textbox', { name: '対象月' });

test.each(['2026/11', '２０２６年１１月', '２０２６／１１', '2026-11-21', '20261121'])(
  '%s is the month 2026-11',
  async text => {
    const onChange = vi.fn();
    await show(<MonthField label="対象月" onChange={onChange} />);
    await userEvent.type(field, text);
    await userEvent.tab();
    await expect.element(field).toHaveValue('2026-11');
    expect(onChange).toHaveBeenLastCalledWith('2026-11');
  },
);

test('a value is trimmed to year and month', async () => {
  await show(<MonthField label="対象月" value="2026-11-21" />);
  await expect.element(field).toHaveValue('2026-11');
});

test('the calendar selects a month and shows no days', async () => {
  const onChange = vi.fn();
  await show(<MonthField label="対象月" defaultValue="2026-11" max="2026-12" onChange={onChange} />);
  await page.getByRole('button', { name: 'カレンダーを開く' }).click();
  await expect.element(page.getByRole('button', { name: '次の年' })).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeFindings();
  await page.getByRole('button', { name: '2026年3月' }).click();
  expect(onChange).toHaveBeenLastCalledWith('2026-03');
});
