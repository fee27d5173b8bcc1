import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { Checkbox } from '../checkbox/index.ts';
import { DateTimeField } from '../date-time-field/index.ts';
import { ExpiryFields } from '../expiry-fields/index.ts';
import { ImageUploader } from '../image-uploader/index.ts';
import { NativeSelect } from '../native-select/index.ts';
import { RadioChips } from '../radio-chips/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary, focusFirstField } from './index.ts';

const wrong = 'この項目は必須です。';

function Form({ hasErrors = true }: { readonly hasErrors?: boolean }): ReactNode {
  const labels = ['name', 'relation', 'hall', 'area', 'start', 'agree', 'photo', 'expiry'];
  return (
    <>
      <ErrorSummary problems={hasErrors ? labels.map(id => ({ fieldId: id, label: `${id}へ` })) : []} />
      <TextField id="name" label="お名前" errorMessage={wrong} />
      <RadioChips id="relation" label="間柄" options={[{ value: 'friend', label: '友人' }]} errorMessage={wrong} />
      <Select id="hall" label="会場" items={[{ value: 'a', label: 'チャペル' }]} errorMessage={wrong} />
      <NativeSelect id="area" label="地域" options={[{ value: 'a', label: '長野' }]} errorMessage={wrong} />
      <DateTimeField id="start" label="挙式日時" errorMessage={wrong} />
      <Checkbox id="agree" errorMessage={wrong}>
        同意する
      </Checkbox>
      <ImageUploader id="photo" label="写真" onChange={() => {}} errorMessage={wrong} />
      <ExpiryFields id="expiry" currentYear={2026} errorMessage={wrong} />
    </>
  );
}

test.each([
  ['name', 'textbox', 'お名前'],
  ['relation', 'radio', '友人'],
  ['area', 'combobox', '地域'],
  ['start', 'textbox', '日付'],
  ['agree', 'checkbox', '同意する'],
  ['expiry', 'combobox', '有効期限の月'],
] as const)('the jump to %s puts the focus on its control', async (id, role, name) => {
  await show(<Form />);
  await page.getByRole('link', { name: `${id}へ` }).click();
  await expect.element(page.getByRole(role, { name })).toHaveFocus();
});

test('links to a select and to an image uploader move the focus there too', async () => {
  await show(<Form />);
  await page.getByRole('link', { name: 'hallへ' }).click();
  await expect.element(page.getByRole('button', { name: /会場/ })).toHaveFocus();
  await page.getByRole('link', { name: 'photoへ' }).click();
  await expect.element(page.getByLabelText('写真')).toHaveFocus();
});

test('it is announced when it appears and shows nothing without problems', async () => {
  await show(<Form hasErrors={false} />);
  const alert = page.getByRole('alert');
  await expect.element(alert).toBeEmptyDOMElement();
  await show(<Form />);
  await expect.poll(() => alert.element().textContent).toContain('入力内容に不備があります。内容をご確認ください。');
  await expectNoAxeFindings();
});

test('the first invalid field can be focused without the summary', async () => {
  await show(<Form />);
  focusFirstField(['gone', 'relation', 'name']);
  await expect.element(page.getByRole('radio', { name: '友人' })).toHaveFocus();
});
