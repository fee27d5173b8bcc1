import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../../testing/render.tsx';
import { type Columns, DataTable } from '../index.ts';
import { type RowDeletionOutcome, useRowDeletion } from './index.ts';

interface Guest {
  readonly id: string;
  readonly name: string;
}

const NAMES = ['青木 美穂', '石田 一郎', '上田 花'];
const COLUMNS: Columns<Guest> = [{ id: 'name', header: 'お名前', cell: row => row.name }];

/** The server: answers when the test resolves it. */
const server = vi.fn<(row: Guest) => Promise<RowDeletionOutcome>>();

function Guests({ names = NAMES }: { readonly names?: readonly string[] }): ReactNode {
  const [rows, setRows] = useState(() => names.map(name => ({ id: name, name })));
  const data = { state: 'ready', rows } as const;
  const deletion = useRowDeletion<Guest>({
    data,
    nameOf: row => row.name,
    describe: () => '元に戻せません。',
    deleteRow: async row => {
      const outcome = await server(row);
      if (outcome.isDeleted) setRows(now => now.filter(({ id }) => id !== row.id));
      return outcome;
    },
  });
  return (
    <>
      <DataTable label="ゲスト" columns={[...COLUMNS, deletion.column]} data={data} />
      {deletion.dialog}
    </>
  );
}

const trash = (name: string) => page.getByRole('button', { name: `${name}を削除` });
const question = (name: string) => page.getByRole('alertdialog', { name: `${name}を削除します。よろしいですか？` });
const yes = () => page.getByRole('alertdialog').getByRole('button', { name: '削除する' });

afterEach(async () => {
  server.mockReset();
  await page.viewport(1024, 900);
});

test('asks with the name of the row, focuses キャンセル, and deletes nothing without confirmation', async () => {
  await show(<Guests />, { density: 'staff' });
  await trash('石田 一郎').click();
  await expect.element(question('石田 一郎')).toBeVisible();
  await expect.element(page.getByText('元に戻せません。')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'キャンセル' })).toHaveFocus();
  await expectNoAxeFindings();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(trash('石田 一郎')).toHaveFocus();
  await trash('石田 一郎').click();
  await expect.element(question('石田 一郎')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(server).not.toHaveBeenCalled();
  await expect.element(page.getByText('石田 一郎')).toBeVisible();
});

test('on confirmation it is busy, then the row is gone and the next one has the focus', async () => {
  const answer = Promise.withResolvers<RowDeletionOutcome>();
  server.mockReturnValue(answer.promise);
  await show(<Guests />, { density: 'staff' });
  await trash('石田 一郎').click();
  await yes().click();
  await expect.element(page.getByRole('alertdialog').getByText('削除しています')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question('石田 一郎')).toBeVisible();
  expect(server).toHaveBeenCalledTimes(1);
  answer.resolve({ isDeleted: true });
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('rowheader', { name: '石田 一郎' })).not.toBeInTheDocument();
  await expect.element(trash('上田 花')).toHaveFocus();
});

test('after the last row the previous one has the focus; after the only one, the table', async () => {
  server.mockResolvedValue({ isDeleted: true });
  await show(<Guests names={NAMES.slice(0, 2)} />, { density: 'staff' });
  await trash('石田 一郎').click();
  await yes().click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(trash('青木 美穂')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await yes().click();
  await expect.element(page.getByText('データが見つかりませんでした。')).toBeVisible();
  await expect.poll(() => document.activeElement?.getAttribute('tabindex')).toBe('-1');
});

test('a failure is shown in the dialog, which stays open for another attempt', async () => {
  server.mockResolvedValueOnce({ isDeleted: false, reason: '他の人が使用中です。' });
  server.mockResolvedValueOnce({ isDeleted: true });
  await show(<Guests />, { density: 'staff' });
  await trash('青木 美穂').click();
  await yes().click();
  await expect.element(page.getByRole('alertdialog').getByRole('alert')).toHaveTextContent('他の人が使用中です。');
  await expectNoAxeFindings();
  await yes().click();
  await expect.element(page.getByRole('rowheader', { name: '青木 美穂' })).not.toBeInTheDocument();
});

test('on a phone the button is in the corner of the card; the English texts apply', async () => {
  await page.viewport(375, 800);
  await show(<Guests names={['Aoki']} />, { locale: 'en-US' });
  await page.getByRole('list').getByRole('button', { name: 'Delete Aoki' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Delete Aoki?' })).toBeVisible();
  await expectNoAxeFindings();
});
