import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { CardNumberField } from '../card-number-field/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { DateField } from '../date-field/index.ts';
import { DateTimeField } from '../date-time-field/index.ts';
import { ExpiryFields } from '../expiry-fields/index.ts';
import { FileDropZone } from '../file-drop-zone/index.ts';
import { ImageUploader } from '../image-uploader/index.ts';
import { MoneyField } from '../money-field/index.ts';
import { NativeSelect } from '../native-select/index.ts';
import { NumericField } from '../numeric-field/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { RadioChips } from '../radio-chips/index.ts';
import { Select } from '../select/index.ts';
import { SortList } from '../sort-list/index.ts';
import { Switch } from '../switch/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { TimeField } from '../time-field/index.ts';
import { TimeList } from '../time-list/index.ts';
import { type FieldMode, FieldModeProvider } from './index.ts';

const HALLS = [
  { value: 'lumiere', label: 'チャペル・ルミエール' },
  { value: 'hakuho', label: '神殿 白鳳' },
] as const;

function Fields({
  mode,
  onChange = () => {},
}: {
  readonly mode: FieldMode;
  readonly onChange?: () => void;
}): ReactNode {
  return (
    <FieldModeProvider mode={mode}>
      <TextField label="お名前" defaultValue="山本 直樹" isRequired onChange={onChange} />
      <TextField label="ご住所" />
      <TextArea label="メッセージ" defaultValue={'おめでとう\nございます'} onChange={onChange} />
      <PasswordField label="パスワード" autoComplete="new-password" defaultValue="himitsu-himitsu" />
      <CardNumberField defaultValue="3530 1113 3330 0000" />
      <NumericField label="ご人数" defaultValue={86} suffix="人" onChange={onChange} />
      <MoneyField label="ご祝儀" defaultValue={30_000} onChange={onChange} />
      <Select label="会場" items={HALLS} defaultValue="hakuho" onChange={onChange} />
      <NativeSelect label="地域" options={[{ value: 'n', label: '長野県' }]} defaultValue="n" onChange={onChange} />
      <Checkbox defaultSelected onChange={onChange}>
        木の葉にも飾る
      </Checkbox>
      <Switch onChange={onChange}>音声だけで聞く</Switch>
      <RadioChips label="会場（式）" options={HALLS} defaultValue="lumiere" onChange={onChange} />
      <RadioCards label="会場（披露宴）" options={HALLS} onChange={onChange} />
      <DateField label="基準日" defaultValue="2026-11-21" onChange={onChange} />
      <TimeField label="ご入室" defaultValue="12:30" />
      <DateTimeField label="挙式日時" defaultValue="2026-11-21T13:00" onChange={onChange} />
    </FieldModeProvider>
  );
}

/** Label and value of every visible row. */
const rows = (): readonly (readonly [string, string])[] =>
  [...document.querySelectorAll('dl')].map(row => [
    row.querySelector('dt')?.textContent ?? '',
    row.querySelector('dd')?.textContent ?? '',
  ]);

test('view mode: the label and the value as text, no control and no chip', async () => {
  await show(<Fields mode="view" />);
  expect(rows()).toEqual([
    ['お名前', '山本 直樹'],
    ['ご住所', '未入力'],
    ['メッセージ', 'おめでとう\nございます'],
    ['パスワード', '••••'],
    ['カード番号', '•••• 0000'],
    ['ご人数', '86人'],
    ['ご祝儀', '¥30,000'],
    ['会場', '神殿 白鳳'],
    ['地域', '長野県'],
    ['木の葉にも飾る', 'はい'],
    ['音声だけで聞く', 'いいえ'],
    ['会場（式）', 'チャペル・ルミエール'],
    ['会場（披露宴）', '未入力'],
    ['基準日', '2026年11月21日'],
    ['ご入室', '12:30'],
    ['挙式日時', '2026年11月21日 13:00'],
  ]);
  expect(document.querySelectorAll('main :is(input, textarea, select, button, [tabindex])')).toHaveLength(0);
  await expect.element(page.getByText('必須')).not.toBeInTheDocument();
  expect(document.body.innerHTML).not.toContain('himitsu');
  await expectNoAxeFindings();
});

test('view mode in English', async () => {
  await show(<Fields mode="view" />, { locale: 'en-US' });
  const values = new Map(rows());
  expect(values.get('ご住所')).toBe('Not entered');
  expect(values.get('木の葉にも飾る')).toBe('Yes');
  expect(values.get('音声だけで聞く')).toBe('No');
  expect(values.get('挙式日時')).toBe('November 21, 2026, 13:00');
});

test('read-only mode: every control is focusable and nothing can be changed', async () => {
  const onChange = vi.fn();
  await show(<Fields mode="readOnly" onChange={onChange} />);
  const boxes = page.getByRole('textbox').elements();
  for (const box of boxes) expect(box).toHaveProperty('readOnly', true);
  const name = page.getByRole('textbox', { name: 'お名前' });
  await userEvent.click(name);
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(name).toHaveValue('山本 直樹');
  await expect.element(page.getByRole('textbox', { name: '会場', exact: true })).toHaveValue('神殿 白鳳');
  await expect.element(page.getByRole('textbox', { name: '地域' })).toHaveValue('長野県');
  await expect.element(page.getByRole('textbox', { name: '挙式日時' })).toHaveValue('2026年11月21日 13:00');
  expect(page.getByRole('button').elements()).toHaveLength(0);
  expect(page.getByRole('combobox').elements()).toHaveLength(0);
  await expectNoAxeFindings();
  await page.getByText('木の葉にも飾る').click();
  await userEvent.keyboard(' {Enter}');
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await expect.element(page.getByRole('checkbox')).toHaveAttribute('aria-readonly', 'true');
  await page.getByText('音声だけで聞く').click();
  await userEvent.keyboard(' {Enter}');
  await expect.element(page.getByRole('switch')).not.toBeChecked();
  const answers = page.getByRole('radiogroup', { name: '会場（式）' });
  await expect.element(answers).toHaveAttribute('aria-readonly', 'true');
  await answers.getByText('神殿 白鳳').click();
  await userEvent.keyboard(' {Enter}{ArrowDown}');
  await expect.element(answers.getByRole('radio', { name: 'チャペル・ルミエール' })).toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
});

test('input survives a change to view mode and back', async () => {
  await show(<Fields mode="edit" />);
  await userEvent.fill(page.getByRole('textbox', { name: 'ご住所' }), '長野県北佐久郡');
  await page.getByText('音声だけで聞く').click();
  await page.getByRole('radiogroup', { name: '会場（披露宴）' }).getByText('神殿 白鳳').click();
  await show(<Fields mode="view" />);
  const values = new Map(rows());
  expect(values.get('ご住所')).toBe('長野県北佐久郡');
  expect(values.get('音声だけで聞く')).toBe('はい');
  expect(values.get('会場（披露宴）')).toBe('神殿 白鳳');
  await show(<Fields mode="edit" />);
  await expect.element(page.getByRole('textbox', { name: 'ご住所' })).toHaveValue('長野県北佐久郡');
  await expect.element(page.getByRole('switch')).toBeChecked();
});

test.each(['view', 'readOnly'] as const)('composite controls are read-only in the mode %s', async mode => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  await show(
    <FieldModeProvider mode={mode}>
      <TimeList label="上映時刻" defaultValue={['13:00', '15:30', '']} />
      <SortList
        label="次第"
        items={[
          { id: 'a', name: '入場' },
          { id: 'b', name: '誓いの言葉' },
        ]}
        onChange={() => undefined}
        onAppend={() => undefined}
      />
      <ExpiryFields defaultValue={{ month: '09', year: '2031' }} currentYear={2026} />
      <ImageUploader label="写真" initialUrl={picture} onChange={() => undefined} />
      <FileDropZone label="書類" value={[new File(['x'], '名簿.csv')]} onChange={() => undefined} />
    </FieldModeProvider>,
  );
  const values = new Map(rows());
  expect(values.get('上映時刻')).toBe('13:00, 15:30');
  expect(values.get('次第')).toBe('入場\n誓いの言葉');
  expect(values.get('有効期限')).toBe('09/31');
  expect(values.get('書類')).toBe('名簿.csv');
  expect(document.querySelector('dd img')?.getAttribute('src')).toBe(picture);
  expect(document.querySelectorAll('input, select, textarea, button')).toHaveLength(0);
  await expectNoAxeFindings();
});
