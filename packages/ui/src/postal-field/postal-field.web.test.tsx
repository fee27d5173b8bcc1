import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { PostalField } from './index.ts';

const button = page.getByRole('button', { name: '住所を検索' });
const field = page.getByRole('textbox', { name: '郵便番号' });

test('the seventh digit starts the lookup, and the button says so meanwhile', async () => {
  let answer: (isFound: boolean) => void = () => {};
  const onLookUp = vi.fn(
    () =>
      new Promise<boolean>(resolve => {
        answer = resolve;
      }),
  );
  await show(<PostalField label="郵便番号" onLookUp={onLookUp} />);
  await userEvent.type(field, '３８９0102');
  await expect.element(field).toHaveValue('389-0102');
  expect(onLookUp).toHaveBeenCalledExactlyOnceWith('3890102');
  await expect.element(page.getByRole('button', { name: '住所を探しています' })).toBeVisible();
  answer(true);
  await expect.element(button).toBeVisible();
  await expect.element(page.getByText(/住所を検索できませんでした/)).not.toBeInTheDocument();
});

test.each([
  ['nothing was found', () => Promise.resolve(false)],
  ['the look-up fails', () => Promise.reject(new Error('offline'))],
])('when %s it is a hint, not an error', async (_, onLookUp) => {
  await show(<PostalField label="郵便番号" defaultValue="389-0199" onLookUp={onLookUp} />);
  await button.click();
  await expect.element(page.getByText('住所を検索できませんでした。')).toBeVisible();
  await expect.element(field).not.toBeInvalid();
  await expectNoAxeFindings();
  await userEvent.type(field, '{Backspace}');
  await expect.element(page.getByText(/住所を検索できませんでした/)).not.toBeInTheDocument();
});

test('fewer digits start no lookup', async () => {
  const onLookUp = vi.fn(() => Promise.resolve(true));
  await show(<PostalField label="郵便番号" defaultValue="389" onLookUp={onLookUp} />);
  await button.click();
  await expect.element(page.getByText('郵便番号を7桁で入力してください。')).toBeVisible();
  expect(onLookUp).not.toHaveBeenCalled();
});

test('a postal code of another country is plain text, without a lookup', async () => {
  const onLookUp = vi.fn(() => Promise.resolve(true));
  await show(<PostalField label="郵便番号" onLookUp={onLookUp} />);
  await userEvent.type(field, 'SW1A 1AA');
  await expect.element(field).toHaveValue('SW1A 1AA');
  await userEvent.clear(field);
  await userEvent.type(field, '90210-1234');
  await expect.element(field).toHaveValue('90210-1234');
  expect(onLookUp).not.toHaveBeenCalled();
});
