import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { TimeList } from './index.ts';

const entry = (position: number) => page.getByRole('textbox', { name: `${position}番目の時刻` });
const remove = (position: number) => page.getByRole('button', { name: `「${position}番目の時刻」を外す` });
const add = page.getByRole('button', { name: '時刻を追加' });

test('an entry can be added only if none is empty', async () => {
  const onChange = vi.fn();
  await show(<TimeList label="開始時刻" onChange={onChange} />);
  await add.click();
  expect(onChange).toHaveBeenLastCalledWith(['']);
  await expect.element(entry(1)).toHaveFocus();
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  await expect.element(add).toHaveAccessibleDescription('空いている欄を入力すると、次の時刻を追加できます。');
  await expectNoAxeFindings();
  await add.click({ force: true });
  expect(onChange).toHaveBeenCalledTimes(1);
  await userEvent.fill(entry(1), '９時３０分');
  await expect.element(add).toHaveAttribute('aria-disabled', 'false');
  await add.click();
  expect(onChange).toHaveBeenLastCalledWith(['09:30', '']);
  await expect.element(entry(2)).toHaveFocus();
});

test('entries can be removed, which is announced; the focus moves to the next one, at last to the add button', async () => {
  const onChange = vi.fn();
  await show(<TimeList label="開始時刻" defaultValue={['09:00', '10:00', '11:00']} onChange={onChange} />);
  await remove(1).click();
  expect(onChange).toHaveBeenLastCalledWith(['10:00', '11:00']);
  await expect.element(page.getByText('「1番目の時刻」を外しました。')).toBeInTheDocument();
  await expect.element(remove(1)).toHaveFocus();
  await remove(2).click();
  await expect.element(remove(1)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([]);
  await expect.element(add).toHaveFocus();
});

test('an error belongs to an entry, or to the whole list', async () => {
  await show(
    <TimeList
      label="開始時刻"
      isRequired
      value={['09:00', '25:00']}
      entryErrors={[undefined, '入力値が正しくありません。']}
    />,
  );
  await expect.element(entry(1)).not.toBeInvalid();
  await expect.element(entry(2)).toBeInvalid();
  await expect.element(entry(2)).toHaveAccessibleDescription('入力値が正しくありません。');
  await expectNoAxeFindings();
  await show(<TimeList label="開始時刻" errorMessage="この項目は必須です。" />);
  await expect
    .element(page.getByRole('group', { name: '開始時刻' }))
    .toHaveAccessibleDescription('この項目は必須です。');
});
