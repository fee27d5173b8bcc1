import { type ReactNode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, type Surroundings, show } from '../../testing/render.tsx';
import { Calendar, type CalendarProps } from './index.ts';

interface Given extends Partial<Omit<CalendarProps, 'onChange'>> {
  readonly onChange?: (value: string) => void;
}

function Held({ value: begins = null, onChange, ...props }: Given): ReactNode {
  const [value, setValue] = useState(begins);
  const change = (next: string): void => {
    setValue(next);
    onChange?.(next);
  };
  return <Calendar today="2026-11-12" {...props} value={value} onChange={change} />;
}

const given = (props: Given, surroundings?: Surroundings) => show(<Held {...props} />, surroundings);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const grid = (name: string) => page.getByRole('grid', { name, exact: true });
const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement?.getAttribute('aria-label');
const rowsOf = () => document.querySelectorAll('tbody tr').length;
const spoken = () => document.querySelector('[aria-live]')?.textContent;

describe('given days', () => {
  test('a day can be chosen; every day is announced in full', async () => {
    const onChange = vi.fn();
    await given({ value: '2026-11-21', onChange });
    await expect.element(button('2026年11月21日土曜日、選択中')).toBeVisible();
    await expect.element(button('2026年11月12日木曜日、今日')).toHaveAttribute('aria-current', 'date');
    await button('2026年11月20日金曜日').click();
    expect(onChange).toHaveBeenLastCalledWith('2026-11-20');
    await expect.element(button('2026年11月20日金曜日、選択中')).toHaveFocus();
    await expect
      .element(page.getByRole('gridcell', { selected: true }))
      .toHaveAccessibleName('2026年11月20日金曜日、選択中');
    await expectNoAxeFindings();
  });

  test('the week begins on Sunday, a holiday; public holidays are red and announced', async () => {
    const holidays = (date: string) => (date === '2026-11-23' ? '勤労感謝の日' : undefined);
    await given({ value: '2026-11-21', holidays });
    const heads = Array.from(document.querySelectorAll('thead th'), head => head.textContent);
    expect(heads).toEqual(['日', '月', '火', '水', '木', '金', '土']);
    const isRed = (name: string) => expect.element(button(name)).toHaveAttribute('data-holiday', 'true');
    await isRed('2026年11月22日日曜日');
    await isRed('2026年11月23日月曜日、勤労感謝の日');
    await expect.element(button('2026年11月24日火曜日')).not.toHaveAttribute('data-holiday');
    await expect.element(page.getByText('23日 勤労感謝の日')).toBeVisible();
    await expectNoAxeFindings();
  });

  test('the holidays of Japan are the default; the weekdays that are holidays can be changed', async () => {
    await given({ value: '2026-11-21', holidayWeekdays: [6] });
    await expect.element(button('2026年11月23日月曜日、勤労感謝の日')).toHaveAttribute('data-holiday', 'true');
    await expect.element(button('2026年11月22日日曜日')).not.toHaveAttribute('data-holiday');
    await expect.element(button('2026年11月28日土曜日')).toHaveAttribute('data-holiday', 'true');
  });

  test('a padded month has six weeks; without padding only its own', async () => {
    await given({ value: '2026-02-14' });
    expect(rowsOf()).toBe(6);
    await expect.element(button('2026年3月14日土曜日')).toHaveAttribute('data-buffer', 'true');
    await show(<Held key="bare" value="2026-02-14" isPadded={false} />);
    expect(rowsOf()).toBe(4);
    await expect.element(button(/3月/)).not.toBeInTheDocument();
  });

  test('the label is year and month, in English the month first', async () => {
    await given({ value: '2026-11-21' });
    await expect.element(grid('2026年11月')).toBeVisible();
    expect(page.getByRole('group').element().textContent).toMatch(/^2026年11月/);
    await show(<Held value="2026-11-21" />, { locale: 'en-US' });
    await expect.element(grid('November 2026')).toBeVisible();
    expect(page.getByRole('group').element().textContent).toMatch(/^November2026/);
    await expect.element(button('Saturday, November 21, 2026, selected')).toBeVisible();
    await button('November, Choose a month').click();
    await expect.element(button('Nov 2026')).toHaveFocus();
    await expectNoAxeFindings();
  });
});

describe('given limits', () => {
  test('days outside cannot be picked by pointer or keyboard', async () => {
    const onChange = vi.fn();
    await given({ value: '2026-11-21', min: '2026-11-20', max: '2026-11-25', autoFocus: true, onChange });
    for (const name of ['2026年11月19日木曜日', '2026年11月26日木曜日']) {
      await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
      await button(name).click({ force: true });
    }
    await press('{ArrowUp}{ArrowLeft}{ArrowLeft}{Enter}');
    expect(onChange.mock.calls).toEqual([['2026-11-20']]);
    await expectNoAxeFindings();
  });

  test('months outside cannot be reached; the button keeps the focus there', async () => {
    await given({ value: '2026-11-21', min: '2026-10-31', max: '2026-12-01' });
    await button('前の月').click();
    await expect.element(grid('2026年10月')).toBeVisible();
    await expect.element(button('前の月')).toHaveAttribute('aria-disabled', 'true');
    await button('前の月').click({ force: true });
    await expect.element(grid('2026年10月')).toBeVisible();
    await expect.element(button('前の月')).toHaveFocus();
    await button('次の月').click();
    await button('次の月').click();
    await button('次の月').click({ force: true });
    await expect.element(grid('2026年12月')).toBeVisible();
    expect(spoken()).toBe('2026年12月');
  });

  test('in month mode the steps are years, and months outside are disabled', async () => {
    await given({ value: '2026-11', initialMode: 'month', min: '2025-12-10', max: '2026-11-25' });
    await expect.element(button('次の年')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('2026年12月')).toHaveAttribute('aria-disabled', 'true');
    await button('前の年').click();
    await expect.element(button('2025年11月')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('2025年12月')).not.toHaveAttribute('aria-disabled');
    await expectNoAxeFindings();
  });
});

describe('given months and years', () => {
  test('from days: a year returns to days, a month returns to days', async () => {
    await given({ value: '2026-11-21' });
    await button('2026年、年を選ぶ').click();
    await expect.element(button('2026年')).toHaveFocus();
    await button('2028年').click();
    await expect.element(grid('2028年11月')).toBeVisible();
    await button('11月、月を選ぶ').click();
    await button('2028年2月').click();
    await expect.element(grid('2028年2月')).toBeVisible();
    await expect.element(button('2028年2月21日月曜日')).toHaveFocus();
  });

  test('from months: a year returns to months', async () => {
    await given({ value: '2026-11-21' });
    await button('11月、月を選ぶ').click();
    await button('2026年、年を選ぶ').click();
    await button('2030年').click();
    await expect.element(grid('月を選ぶ')).toBeVisible();
    await expectNoAxeFindings();
    await button('2030年4月').click();
    await expect.element(grid('2030年4月')).toBeVisible();
  });

  test('201 years around the current one are listed, scrolled to it; those outside are disabled', async () => {
    await given({ value: '2026-11-21', min: '2000-05-01', max: '2030-02-01' });
    await button('2026年、年を選ぶ').click();
    const years = [...document.querySelectorAll<HTMLElement>('[role=gridcell] button')];
    expect(years).toHaveLength(201);
    expect([years[0], years[200]].map(year => year?.textContent)).toEqual(['1926年', '2126年']);
    const shut = years.filter(year => year.ariaDisabled === 'true').map(year => Number.parseInt(year.innerText, 10));
    expect(shut).toHaveLength(201 - 31);
    expect(shut.some(year => year >= 2000 && year <= 2030)).toBe(false);
    await expect.element(button('2026年')).toBeInViewport();
    const [list, cell] = [grid('年を選ぶ').element(), button('2026年').element()].map(e => e.getBoundingClientRect());
    if (list === undefined || cell === undefined) throw new Error('no list');
    expect(Math.abs(list.top + list.height / 2 - (cell.top + cell.height / 2))).toBeLessThan(30);
    await expectNoAxeFindings();
  });

  test('an opened list closes again without a choice', async () => {
    await given({ value: '2026-11-21' });
    await button('2026年、年を選ぶ').click();
    await expect.element(button('2026年、年を選ぶ')).toHaveAttribute('aria-expanded', 'true');
    await press('{ArrowDown}{ArrowDown}');
    await button(/年を選ぶ/).click();
    await expect.element(grid('2026年11月')).toBeVisible();
  });

  test('a calendar of months has only year and month', async () => {
    const onChange = vi.fn();
    await given({ value: '2026-11-21', initialMode: 'month', onChange });
    await expect.element(page.getByRole('gridcell', { selected: true })).toHaveAccessibleName('2026年11月');
    await button('2026年3月').click();
    expect(onChange).toHaveBeenLastCalledWith('2026-03');
    await expect.element(grid('月を選ぶ')).toBeVisible();
  });

  test('a birthday without a value starts with years, then months, and ends today', async () => {
    const onChange = vi.fn();
    await given({ isBirthday: true, max: '2030-01-01', onChange });
    await expect.element(button('2027年')).toHaveAttribute('aria-disabled', 'true');
    await button('2026年').click();
    await expect.element(button('2026年12月')).toHaveAttribute('aria-disabled', 'true');
    await button('2026年11月').click();
    await expect.element(button('2026年11月13日金曜日')).toHaveAttribute('aria-disabled', 'true');
    await button('2026年11月12日木曜日、今日').click();
    expect(onChange).toHaveBeenLastCalledWith('2026-11-12');
    await show(<Held key="known" isBirthday value="1995-04-03" />);
    await expect.element(grid('1995年4月')).toBeVisible();
  });
});

describe('given a keyboard', () => {
  test('arrows, Home, End and page keys move between days; only one day is in the tab order', async () => {
    const onChange = vi.fn();
    await given({ value: '2026-11-18', autoFocus: true, onChange });
    const walk = [
      ['{ArrowRight}', '2026年11月19日木曜日'],
      ['{ArrowDown}', '2026年11月26日木曜日'],
      ['{Home}', '2026年11月22日日曜日'],
      ['{End}', '2026年11月28日土曜日'],
      ['{PageDown}', '2026年12月28日月曜日'],
      ['{PageUp}', '2026年11月28日土曜日'],
      ['{Shift>}{PageDown}{/Shift}', '2027年11月28日日曜日'],
    ] as const;
    for (const [key, name] of walk) {
      await press(key);
      await expect.poll(focused).toBe(name);
      expect(document.querySelectorAll('[role=grid] button[tabindex="0"]')).toHaveLength(1);
    }
    expect(spoken()).toBe('2027年11月');
    expect(getComputedStyle(document.activeElement ?? document.body).boxShadow).not.toBe('none');
    await press('{Enter}');
    expect(onChange.mock.calls).toEqual([['2027-11-28']]);
  });

  test('in the list of years the selected one stays in view', async () => {
    await given({ value: '2026-11-21' });
    await button('2026年、年を選ぶ').click();
    await press('{PageDown}{PageDown}{ArrowRight}');
    await expect.poll(focused).toBe('2051年');
    await expect.element(button('2051年')).toBeInViewport();
    await press('{End}');
    await expect.poll(focused).toBe('2126年');
    await press('{Enter}');
    await expect.element(grid('2126年11月')).toBeVisible();
  });
});

describe('given a phone', () => {
  test('the calendar is at most 320 px wide; days are at least 40 px, other targets 44', async () => {
    await page.viewport(375, 812);
    await given({ value: '2026-11-21' });
    const calendar = page.getByRole('group', { name: 'カレンダー' }).element();
    expect(calendar.getBoundingClientRect().width).toBe(320);
    const sizes = [...calendar.querySelectorAll('button')].map(one => one.getBoundingClientRect());
    for (const { width, height } of sizes) {
      expect(width).toBeGreaterThanOrEqual(40);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await page.viewport(1024, 900);
  });
});
