import type { AttendantDetail } from '@kotohogi/contract/attendant-host';
import { instant } from '@kotohogi/domain/kernel/instant';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { refusal } from '../../../shell/testing/refusal.ts';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { companionTexts } from '../guest-profile/messages.ja.ts';
import { ja as lists } from '../messages.ja.ts';
import { A_GUEST } from '../testing/a-guest.ts';
import { GuestEditDialog } from './guest-edit.tsx';
import { ja } from './messages.ja.ts';

/** The server's state, and what it received. */
let stored: AttendantDetail;
let sent: unknown[];
let emit = (): void => undefined;

async function serve(_: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { updatedAt, ...entry } = JSON.parse(String(init.body));
  sent.push(entry);
  if (updatedAt !== stored.updatedAt) {
    return refusal(409, 'attendant_changed');
  }
  stored = { ...stored, ...entry, updatedAt: stored.updatedAt + 1 };
  return Response.json(stored);
}

beforeAll(async () => {
  await loadShellTexts();
  addTexts({ ...lists, ...ja, ...companionTexts });
});
beforeEach(() => {
  localStorage.clear();
  stored = A_GUEST;
  sent = [];
  vi.stubGlobal('fetch', serve);
});
afterEach(() => vi.unstubAllGlobals());

function Opened() {
  const [guest, setGuest] = useState(stored);
  const [isOpen, setOpen] = useState(true);
  emit = () => setGuest(stored);
  const newer = async () => {
    setGuest(stored);
    return stored;
  };
  if (!isOpen) return <p>閉じました</p>;
  return <GuestEditDialog weddingId={1} guest={guest} onClose={() => setOpen(false)} onNewer={newer} />;
}

test('given a guest who changes their answer while the couple types, then the new answer is shown and not overwritten', async () => {
  await show(<Opened />);
  const name = page.getByRole('textbox', { name: ja['book.name'], exact: true });
  await userEvent.fill(name, '新井 ちなつ');
  stored = { ...stored, name: '新井 チナツ', answer: 'view-archive', updatedAt: instant(2) };
  emit();
  const save = page.getByRole('button', { name: ja['book.edit.save'] });
  await save.click();
  await expect.element(page.getByText(ja['book.edit.newer'])).toBeVisible();
  await expect.element(name).toHaveValue('新井 ちなつ');
  await expect.element(page.getByText('新井 チナツ')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: lists['guests.answer.view-archive'] })).toBeChecked();
  await save.click();
  await expect.element(page.getByText('閉じました')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ name: '新井 ちなつ', answer: 'view-archive' });
  expect(localStorage.length).toBe(0);
});

test('given a guest who mentions a child by telephone, then the couple adds the child, and an absence asks for no companions', async () => {
  await show(<Opened />);
  await page.getByRole('button', { name: companionTexts['companions.add'] }).click();
  const child = page.getByRole('textbox', { name: companionTexts['companions.name'].replace('{n}', '1') });
  await userEvent.fill(child, '新井 そら');
  await page.getByText(companionTexts['companions.child'], { exact: true }).click();
  await userEvent.fill(page.getByRole('textbox', { name: companionTexts['allergy.label'] }), '卵');
  await page.getByText(lists['guests.answer.absence'], { exact: true }).click();
  await expect.element(child).not.toBeInTheDocument();
  await page.getByText(lists['guests.answer.attendance'], { exact: true }).click();
  await expect.element(child).toHaveValue('新井 そら');
  await page.getByRole('button', { name: ja['book.edit.save'] }).click();
  await expect.element(page.getByText('閉じました')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ companions: [{ name: '新井 そら', isChild: true }], allergy: '卵' });
});
