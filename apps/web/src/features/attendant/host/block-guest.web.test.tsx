import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { A_GUEST } from '../testing/a-guest.ts';
import { BlockGuest } from './block-guest.tsx';
import { ja } from './messages.ja.ts';

let isBlocked: boolean;
let sent: boolean[];

async function serve(_: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  isBlocked = JSON.parse(String(init.body)).ng;
  sent.push(isBlocked);
  return Response.json({ ng: isBlocked });
}

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
beforeEach(() => {
  isBlocked = false;
  sent = [];
  vi.stubGlobal('fetch', serve);
});
afterEach(() => vi.unstubAllGlobals());

function Guest() {
  const { data = A_GUEST } = useQuery({ queryKey: ['wedding', 1], queryFn: () => ({ ...A_GUEST, ng: isBlocked }) });
  return <BlockGuest guest={data} weddingId={1} />;
}

test('given a guest, when the couple blocks them, then a confirmation names the consequence, and one click undoes it', async () => {
  await show(<Guest />);
  await page.getByRole('button', { name: ja['book.block'] }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(ja['book.block.consequence'])).toBeVisible();
  await question.getByRole('button', { name: 'キャンセル' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: ja['book.block'] }).click();
  await question.getByRole('button', { name: ja['book.block.confirm'], exact: true }).click();
  await expect.element(page.getByRole('button', { name: ja['book.unblock'] })).toBeVisible();
  await page.getByRole('button', { name: ja['book.undo'] }).click();
  await expect.element(page.getByRole('button', { name: ja['book.block'] })).toBeVisible();
  expect(sent).toEqual([true, false]);
});
