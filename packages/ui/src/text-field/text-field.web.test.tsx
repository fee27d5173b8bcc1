import { type FormEvent, type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { typeWithIme } from '../../testing/type-with-ime.ts';
import { CardNumberField } from '../card-number-field/index.ts';
import { DateField } from '../date-field/index.ts';
import { EmailField } from '../email-field/index.ts';
import { HolderField } from '../holder-field/index.ts';
import { KanaField } from '../kana-field/index.ts';
import { MoneyField } from '../money-field/index.ts';
import { NumericField } from '../numeric-field/index.ts';
import { PostalField } from '../postal-field/index.ts';
import { SecurityCodeField } from '../security-code-field/index.ts';
import { TelField } from '../tel-field/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TimeField } from '../time-field/index.ts';
import { removeSpaces, TextField, upperCase, upTo } from './index.ts';

const input = (name: string): HTMLInputElement => {
  const found = page.getByRole('textbox', { name }).element();
  if (!(found instanceof HTMLInputElement)) throw new Error(`${name} is not an input`);
  return found;
};

test('label, hint and error belong to the input; the chip is hidden because the input is announced as required', async () => {
  await show(
    <TextField
      label="お名前"
      isRequired
      hint="招待状に書かれたお名前"
      errorMessage="この項目は必須です。"
      placeholder="山本 直樹"
    />,
  );
  const field = page.getByRole('textbox', { name: 'お名前', exact: true });
  await expect.element(field).toBeRequired();
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription('招待状に書かれたお名前 この項目は必須です。');
  await expect.element(page.getByText('必須')).toBeVisible();
  await expectNoAxeFindings();
});

test('the chip can be turned off, and an optional field can be marked', async () => {
  await show(
    <>
      <TextField label="お名前" isRequired hideRequiredChip />
      <TextField label="ご住所" showOptional />
    </>,
  );
  await expect.element(page.getByText('必須')).not.toBeInTheDocument();
  await expect.element(page.getByText('任意')).toBeVisible();
});

test('the counter turns into an error beyond the limit and announces it', async () => {
  await show(<TextField label="ニックネーム" counter={{ max: 5 }} />);
  await userEvent.fill(input('ニックネーム'), 'ゆいさん');
  await expect.element(page.getByText('4 / 5')).toBeVisible();
  await userEvent.fill(input('ニックネーム'), '小林ゆいさん');
  const counter = page.getByText('6 / 5').element().parentElement;
  expect(counter?.dataset.state).toBe('error');
  await expect.element(page.getByText('1文字多く入力されています。')).toBeInTheDocument();
  expect(input('ニックネーム').value).toBe('小林ゆいさん');
});

test('a reading shows the input; it is converted on blur, or by Enter before the form is submitted', async () => {
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(input('カナ').value);
  };
  await show(
    <form onSubmit={submit}>
      <KanaField label="カナ" onChange={onChange} />
    </form>,
  );
  const field = input('カナ');
  expect(typeWithIme(field, ['や', 'やま', 'やまもと'])).toBe('やまもと');
  await userEvent.keyboard(' ﾅｵｷ ');
  expect(field.value).toBe('やまもと ﾅｵｷ ');
  await userEvent.tab();
  await expect.poll(() => field.value).toBe('ヤマモト ナオキ');
  expect(onChange).toHaveBeenLastCalledWith('ヤマモト ナオキ');
  await userEvent.fill(field, 'こばやし');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenLastCalledWith('コバヤシ');
});

test.each(['ファン=デル=ベルク', 'Elisabeth', '髙橋', 'ﾀｶﾊｼ', '　 高橋  花 '])(
  'a name is shown as it is typed: %s',
  async name => {
    const onChange = vi.fn();
    await show(<TextField label="お名前" onChange={onChange} />);
    await userEvent.click(input('お名前'));
    await userEvent.keyboard(name);
    await userEvent.tab();
    expect(input('お名前').value).toBe(name);
    expect(onChange).toHaveBeenLastCalledWith(name);
  },
);

test.each([
  ['card number', <CardNumberField key="f" label="欄" />, '４１１１１１', '4111 11'],
  ['card holder', <HolderField key="f" label="欄" />, 'ｎａｏｋｉ　　ｙ', 'NAOKI Y'],
  ['security code', <SecurityCodeField key="f" label="欄" />, '１２３a', '123'],
  ['mail address', <EmailField key="f" label="欄" />, 'ａ　＠b', 'a@b'],
  ['telephone', <TelField key="f" label="欄" />, '０９０ー１２', '090-12'],
  [
    'postal code',
    <PostalField key="f" label="欄" onLookUp={() => Promise.resolve(true)} />,
    '３８９０１０２',
    '389-0102',
  ],
  ['number', <NumericField key="f" label="欄" />, '１２あ', '12'],
  ['money', <MoneyField key="f" label="欄" />, '３００００', '30000'],
  ['date', <DateField key="f" label="欄" />, '２０２６／１１', '2026-11'],
  ['time', <TimeField key="f" label="欄" />, '１３：００', '13:00'],
  ['upper case', <TextField key="f" label="欄" normalise={upperCase} />, 'ａbc', 'ＡBC'],
  ['no spaces', <TextField key="f" label="欄" normalise={removeSpaces} />, '山 本　直樹', '山本直樹'],
  ['maximum length', <TextField key="f" label="欄" normalise={upTo(3)} />, '𠮷野家さん', '𠮷野家'],
])('never while an input method composes, at its end: %s', async (_, field, composed, settled) => {
  await show(field);
  const control = input('欄');
  expect(typeWithIme(control, [composed.slice(0, 2), composed])).toBe(composed);
  await expect.poll(() => control.value).toBe(settled);
});

test('normalized text reaches the form; text under composition reaches it as typed', async () => {
  const onChange = vi.fn();
  await show(<TextField label="欄" normalise={upTo(2)} onChange={onChange} />);
  typeWithIme(input('欄'), ['にほ', 'にほん']);
  await expect.poll(() => input('欄').value).toBe('にほ');
  expect(onChange.mock.calls.flat()).toEqual(['にほ', 'にほん', 'にほ']);
});

test('the counter also turns into an error below the minimum, once something is typed', async () => {
  await show(
    <>
      <TextField label="合言葉" counter={{ min: 3, max: 5 }} />
      <TextArea label="ごあいさつ" counter={{ min: 3, max: 5 }} />
    </>,
  );
  const states = (): readonly (string | undefined)[] =>
    page
      .getByText(/ \/ 5$/)
      .elements()
      .map(counter => counter.parentElement?.dataset.state);
  expect(states()).toEqual(['fine', 'fine']);
  for (const name of ['合言葉', 'ごあいさつ']) await userEvent.fill(page.getByRole('textbox', { name }), 'ゆい');
  await expect.poll(states).toEqual(['error', 'error']);
  for (const name of ['合言葉', 'ごあいさつ']) await userEvent.fill(page.getByRole('textbox', { name }), 'ゆいさ');
  await expect.poll(states).toEqual(['fine', 'fine']);
  for (const name of ['合言葉', 'ごあいさつ'])
    await userEvent.fill(page.getByRole('textbox', { name }), 'ゆいさんへ！');
  await expect.poll(states).toEqual(['error', 'error']);
});

test('spaces at the ends are removed on blur', async () => {
  const onBlur = vi.fn();
  await show(<KanaField label="カナ" defaultValue="ヤマモト　ナオキ " onBlur={onBlur} />);
  await userEvent.click(input('カナ'));
  await userEvent.tab();
  await expect.poll(() => input('カナ').value).toBe('ヤマモト　ナオキ');
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('the caret stays where the reader types, also when the text is regrouped or a character is rejected', async () => {
  await show(<CardNumberField defaultValue="3530 1113" />);
  const field = input('カード番号');
  field.focus();
  field.setSelectionRange(2, 2);
  await userEvent.keyboard('9');
  await expect.poll(() => field.value).toBe('3593 0111 3');
  expect(field.selectionStart).toBe(3);
  await userEvent.keyboard('x');
  await expect.poll(() => field.selectionStart).toBe(3);
  expect(field.value).toBe('3593 0111 3');
});

test('a controlled value takes precedence', async () => {
  function Upper(): ReactNode {
    const [value, setValue] = useState('a');
    return <TextField label="コード" value={value} onChange={next => setValue(next.toUpperCase())} />;
  }
  await show(<Upper />);
  await userEvent.type(input('コード'), 'bc');
  await expect.poll(() => input('コード').value).toBe('ABC');
});

test('an email address loses its spaces and full-width characters', async () => {
  await show(<EmailField label="メールアドレス" />);
  await userEvent.fill(input('メールアドレス'), 'ｎａｏｋｉ＠ example.jp');
  await expect.poll(() => input('メールアドレス').value).toBe('naoki@example.jp');
});

test('several lines: counted, described, in the reading font, disabled', async () => {
  await show(
    <>
      <TextArea label="ごあいさつ" counter={{ max: 1000 }} isReading defaultValue={'木々の緑が\nやさしく'} />
      <TextArea label="メッセージ" errorMessage="100文字以内で入力してください。" defaultValue="はい" />
      <TextArea label="備考" isDisabled defaultValue="変更できません" />
    </>,
  );
  await expect.element(page.getByText('10 / 1000')).toBeVisible();
  await expect
    .element(page.getByRole('textbox', { name: 'メッセージ' }))
    .toHaveAccessibleDescription('100文字以内で入力してください。');
  await expect.element(page.getByRole('textbox', { name: '備考' })).toBeDisabled();
  await expectNoAxeFindings();
});

test('the focus ring is drawn around the frame', async () => {
  await show(<TextField label="お名前" errorMessage="この項目は必須です。" />);
  await userEvent.click(input('お名前'));
  const frame = input('お名前').parentElement;
  expect(frame === null ? '' : getComputedStyle(frame).boxShadow).toContain('5px');
});
