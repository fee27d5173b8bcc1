import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { NativeSelect } from '../native-select/index.ts';
import { Select } from './index.ts';

const HALLS = [
  { value: 'lumiere', label: 'チャペル・ルミエール' },
  { value: 'hakuho', label: '神殿 白鳳', description: '10時から16時まで' },
  { value: 'closed', label: '改装中', isDisabled: true },
] as const;

test('works by keyboard with screen reader names, and returns the focus', async () => {
  const onChange = vi.fn();
  await show(<Select label="会場" items={HALLS} onChange={onChange} isRequired />);
  const button = page.getByRole('button', { name: /会場/ });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('listbox', { name: '会場' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: /改装中/ })).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeFindings();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith('hakuho');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveTextContent('神殿 白鳳');
});

test('is disabled while a change is being checked', async () => {
  await show(<Select label="会場" items={HALLS} defaultValue="lumiere" isBusy />);
  await expect.element(page.getByRole('button', { name: /会場/ })).toBeDisabled();
  await expectNoAxeFindings();
});

test('a guard can veto a choice', async () => {
  const onChange = vi.fn();
  await show(
    <Select
      label="会場"
      items={HALLS}
      defaultValue="lumiere"
      onChange={onChange}
      guard={value => value !== 'hakuho'}
    />,
  );
  const button = page.getByRole('button', { name: /会場/ });
  await button.click();
  await page.getByRole('option', { name: /神殿 白鳳/ }).click();
  await expect.element(button).toBeEnabled();
  await expect.element(button).toHaveTextContent('チャペル・ルミエール');
  expect(onChange).not.toHaveBeenCalled();
});

/** A guard that answers when the test resolves it, with the result of the choice. */
async function chooseGuarded() {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const received = { change: vi.fn(), error: vi.fn() };
  await show(
    <Select
      label="会場"
      items={HALLS}
      defaultValue="lumiere"
      onChange={received.change}
      guard={() => promise}
      onGuardError={received.error}
    />,
  );
  const button = page.getByRole('button', { name: /会場/ });
  await button.click();
  await page.getByRole('option', { name: /神殿 白鳳/ }).click();
  await expect.element(button).toBeDisabled();
  return { button, resolve, reject, received };
}

test('a guard can veto later', async () => {
  const { button, resolve, received } = await chooseGuarded();
  resolve(false);
  await expect.element(button).toBeEnabled();
  await expect.element(button).toHaveTextContent('チャペル・ルミエール');
  expect(received.change).not.toHaveBeenCalled();
});

test('a guard that throws is a veto; the error is reported', async () => {
  const { button, reject, received } = await chooseGuarded();
  const failure = new Error('no network');
  reject(failure);
  await expect.element(button).toBeEnabled();
  await expect.element(button).toHaveTextContent('チャペル・ルミエール');
  expect(received.change).not.toHaveBeenCalled();
  expect(received.error).toHaveBeenCalledExactlyOnceWith(failure);
});

test('while a slow guard runs a spinner shows and nothing can be chosen; then the focus returns', async () => {
  const { button, resolve, received } = await chooseGuarded();
  const spinner = () => button.element().querySelector('circle');
  expect(spinner()).not.toBeNull();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expectNoAxeFindings();
  resolve(true);
  await expect.element(button).toHaveFocus();
  expect(spinner()).toBeNull();
  expect(received.change).toHaveBeenCalledExactlyOnceWith('hakuho');
});

test('a guard can approve later: the list is disabled until then', async () => {
  const onChange = vi.fn();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  await show(<Select label="会場" items={HALLS} defaultValue="lumiere" onChange={onChange} guard={() => promise} />);
  const button = page.getByRole('button', { name: /会場/ });
  await button.click();
  await page.getByRole('option', { name: /神殿 白鳳/ }).click();
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveTextContent('チャペル・ルミエール');
  expect(onChange).not.toHaveBeenCalled();
  resolve(true);
  await expect.element(button).toBeEnabled();
  await expect.element(button).toHaveTextContent('神殿 白鳳');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('hakuho');
});

test('an error is the accessible description', async () => {
  await show(<Select label="会場" items={HALLS} errorMessage="この項目は必須です。" />);
  await expect.element(page.getByRole('button', { name: /会場/ })).toHaveAccessibleDescription('この項目は必須です。');
  await expectNoAxeFindings();
});

test('the native select: label, placeholder, choice, error', async () => {
  const onChange = vi.fn();
  await show(
    <NativeSelect
      label="都道府県"
      isRequired
      placeholder="選択してください"
      options={[{ value: 'nagano', label: '長野県' }]}
      onChange={onChange}
      errorMessage="この項目は必須です。"
    />,
  );
  const list = page.getByRole('combobox', { name: '都道府県' });
  await expect.element(list).toHaveDisplayValue('選択してください');
  await expect.element(list).toHaveAccessibleDescription('この項目は必須です。');
  await userEvent.selectOptions(list, 'nagano');
  expect(onChange).toHaveBeenCalledWith('nagano');
  await expectNoAxeFindings();
});
