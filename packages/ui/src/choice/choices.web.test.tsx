import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { Checkbox } from '../checkbox/index.ts';
import type { FocusTarget } from '../choice/choice-group.tsx';
import { RadioCards } from '../radio-cards/index.ts';
import { RadioChips } from '../radio-chips/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Switch } from '../switch/index.ts';

const ANSWERS = [
  { value: 'attendance', label: 'オンラインで参列する', description: 'ライブで' },
  { value: 'view-archive', label: 'アーカイブを見る' },
  { value: 'absence', label: '欠席する' },
] as const;

const radio = (name: string) => page.getByRole('radio', { name, exact: true });

test('a card is clickable everywhere; its second line describes it', async () => {
  const onChange = vi.fn();
  await show(<RadioCards label="お返事" isRequired options={ANSWERS} onChange={onChange} />);
  await page.getByText('ライブで').click({ force: true });
  expect(onChange).toHaveBeenCalledWith('attendance');
  await expect.element(radio('オンラインで参列する')).toBeChecked();
  await expect.element(radio('オンラインで参列する')).toHaveAccessibleDescription('ライブで');
  await expect.element(page.getByRole('radiogroup', { name: 'お返事' })).toHaveAttribute('aria-required', 'true');
  await expectNoAxeFindings();
});

test('on a phone two short cards share a row, two with a description are stacked', async () => {
  const tops = () => ['カード', 'LINE Pay'].map(name => page.getByText(name).element().getBoundingClientRect().top);
  const cards = (description?: string) => (
    <div style={{ width: 343 }}>
      <RadioCards
        label="お支払い方法"
        options={[
          { value: 'card', label: 'カード', description },
          { value: 'line', label: 'LINE Pay', description },
        ]}
      />
    </div>
  );
  await show(cards());
  const [first, second] = tops();
  expect(second).toBe(first);
  await show(cards('この画面でカードの番号をご入力いただきます。'));
  const [above, below] = tops();
  expect(below).toBeGreaterThan(above ?? 0);
});

test.each([
  ['cards', RadioCards],
  ['chips', RadioChips],
] as const)('radio %s toggle on a click, Enter or Space', async (_, Answers) => {
  for (const choose of ['click', '{Enter}', ' '] as const) {
    const onChange = vi.fn();
    await show(<Answers key={choose} label="お返事" options={ANSWERS} onChange={onChange} />);
    if (choose === 'click') await page.getByText('オンラインで参列する').click();
    else {
      const answer = radio('オンラインで参列する').element();
      if (answer instanceof HTMLElement) answer.focus();
      await userEvent.keyboard(choose);
    }
    expect(onChange).toHaveBeenCalledExactlyOnceWith('attendance');
    await expect.element(radio('オンラインで参列する')).toBeChecked();
  }
});

test.each(['{Enter}', ' '])('radio buttons: arrows move, %s chooses, and the form is not sent', async key => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const onChange = vi.fn();
  await show(
    <form onSubmit={onSubmit}>
      <RadioChips
        label="間柄"
        options={[
          { value: 'friend', label: '友人' },
          { value: 'workplace', label: '職場' },
        ]}
        onChange={onChange}
      />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onChange).toHaveBeenLastCalledWith('friend');
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith('workplace');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an unanswered group shows its error', async () => {
  await show(<RadioCards label="お返事" options={ANSWERS} errorMessage="この項目は必須です。" />);
  const group = page.getByRole('radiogroup', { name: 'お返事' });
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(group).toHaveAccessibleDescription('この項目は必須です。');
  await expectNoAxeFindings();
});

test.each(['{Enter}', ' '])('a checkbox toggles on a click and on %s', async key => {
  const onSubmit = vi.fn();
  const onChange = vi.fn();
  await show(
    <form onSubmit={onSubmit}>
      <Checkbox onChange={onChange} description="送るまえに読めます">
        同意する
      </Checkbox>
    </form>,
  );
  const box = page.getByRole('checkbox', { name: '同意する' });
  await page.getByText('同意する').click();
  expect(onChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(key);
  expect(onChange).toHaveBeenLastCalledWith(false);
  await expect.element(box).not.toBeChecked();
  await expect.element(box).toHaveAccessibleDescription('送るまえに読めます');
  expect(onSubmit).not.toHaveBeenCalled();
  await expectNoAxeFindings();
});

test('a checkbox can be indeterminate, invalid or disabled', async () => {
  await show(
    <>
      <Checkbox isIndeterminate>すべて選ぶ</Checkbox>
      <Checkbox errorMessage="この項目は必須です。">確認しました</Checkbox>
      <Checkbox isDisabled>変更できません</Checkbox>
    </>,
  );
  await expect.element(page.getByRole('checkbox', { name: 'すべて選ぶ' })).toBePartiallyChecked();
  await expect.element(page.getByRole('checkbox', { name: '確認しました' })).toBeInvalid();
  await expect.element(page.getByRole('checkbox', { name: '変更できません' })).toBeDisabled();
  await expectNoAxeFindings();
});

test('a switch turns on a click, Space and Enter', async () => {
  const onChange = vi.fn();
  await show(<Switch onChange={onChange}>リアクションを表示</Switch>);
  const onOff = page.getByRole('switch', { name: 'リアクションを表示' });
  await page.getByText('リアクションを表示').click();
  await expect.element(onOff).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(onOff).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(onOff).toBeChecked();
  expect(onChange.mock.calls.map(([isOn]) => isOn)).toEqual([true, false, true]);
  await expectNoAxeFindings();
});

test('a segmented control shows one view at a time', async () => {
  const onChange = vi.fn();
  await show(
    <SegmentedControl
      label="画面"
      defaultValue="phone"
      onChange={onChange}
      segments={[
        { value: 'phone', label: 'スマホ', icon: 'smartphone' },
        { value: 'desktop', label: 'パソコン', icon: 'monitor' },
      ]}
    />,
  );
  await page.getByText('パソコン').click();
  expect(onChange).toHaveBeenCalledWith('desktop');
  await expect.element(radio('パソコン')).toBeChecked();
  await expectNoAxeFindings();
});

test('a form can focus a group: the selected answer, or the first', async () => {
  const ref = createRef<FocusTarget>();
  await show(<RadioChips label="間柄" options={ANSWERS} ref={ref} />);
  ref.current?.focus();
  await expect.element(radio('オンラインで参列する')).toHaveFocus();
  await radio('欠席する').click({ force: true });
  ref.current?.focus();
  await expect.element(radio('欠席する')).toHaveFocus();
});
