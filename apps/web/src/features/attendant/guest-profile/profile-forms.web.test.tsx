import type { OwnAnswer } from '@kotohogi/contract/attendant-self';
import { instant } from '@kotohogi/domain/kernel/instant';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { aWedding } from '../../live/testing/a-wedding.ts';
import { AttendanceContext } from '../attendance-context.ts';
import { visit } from '../messages.ja.ts';
import { EmailPart } from './email-part.tsx';
import { catalogue, companionTexts } from './messages.ja.ts';
import { CompanionsForm, ContactForm } from './profile-forms.tsx';

const OWN: OwnAnswer = {
  ...{
    id: 1,
    mailsToken: '',
    name: '山田 花子',
    nameKana: 'ヤマダ ハナコ',
    nickName: '',
    email: '',
    relationShip: 'friend',
  },
  ...{ answer: 'attendance', avatarUrl: '', areDetailsOpen: true, companions: [], allergy: '', hasIdPhoto: false },
  personalInfo: { tel: '', zip: '', prefectureId: null, address1: '' },
};
const ja = { ...catalogue, ...companionTexts };
let remount = (): void => undefined;

beforeAll(async () => {
  await loadShellTexts();
  addTexts(visit);
  addTexts(ja);
});
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** The guest's document; loading it again starts everything over but what the device keeps. */
function Document() {
  const [round, setRound] = useState(0);
  remount = () => setRound(round + 1);
  return (
    <main key={round}>
      <ContactForm own={OWN} />
      <CompanionsForm own={OWN} />
    </main>
  );
}

test('given an address and a companion that are not saved yet, when the page is loaded again, then they are still there; once saved, they are not kept', async () => {
  const wedding = aWedding(instant(Date.now()));
  vi.stubGlobal('fetch', async () => Response.json({}));
  await show(
    <AttendanceContext value={{ ...wedding, replyForm: { ...wedding.replyForm, asksCompanions: true } }}>
      <Document />
    </AttendanceContext>,
  );
  const address = page.getByLabelText(visit['reply.address'], { exact: true });
  await userEvent.fill(address, '軽井沢町 1-2-3');
  await page.getByText(ja['companions.add']).click();
  const companion = page.getByRole('textbox', { name: ja['companions.name'].replace('{n}', '1') });
  await userEvent.fill(companion, '山田 太郎');
  const reload = async () => {
    const before = address.element();
    remount();
    await expect.poll(() => before.isConnected).toBe(false);
  };
  await reload();
  await expect.element(address).toHaveValue('軽井沢町 1-2-3');
  await expect.element(companion).toHaveValue('山田 太郎');
  await page.getByRole('button', { name: ja['profile.contact.save'] }).click();
  await expect.element(page.getByText(ja['self.saved'])).toBeVisible();
  await reload();
  await expect.element(address).toHaveValue('');
  await expect.element(companion).toHaveValue('山田 太郎');
});

function EmailDocument() {
  const [round, setRound] = useState(0);
  remount = () => setRound(round + 1);
  return (
    <main key={round}>
      <EmailPart own={OWN} />
    </main>
  );
}

test('given a new mail address that is not sent yet, when the page is loaded again, then its form is open with it; given up or sent, it is not kept', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  await show(
    <AttendanceContext value={aWedding(instant(Date.now()))}>
      <EmailDocument />
    </AttendanceContext>,
  );
  const open = page.getByRole('button', { name: ja['email.add'] });
  const address = page.getByLabelText(ja['email.new']);
  const reload = async () => {
    const before = document.querySelector('main');
    remount();
    await expect.poll(() => before?.isConnected).toBe(false);
  };
  await open.click();
  await userEvent.fill(address, 'hanako@example.jp');
  await reload();
  await expect.element(address).toHaveValue('hanako@example.jp');
  await page.getByRole('button', { name: ja['email.cancel'] }).click();
  await reload();
  await open.click();
  await expect.element(address).toHaveValue('');
  await userEvent.fill(address, 'hanako@example.jp');
  await page.getByRole('button', { name: ja['email.send'] }).click();
  await expect.element(page.getByText(ja['email.sent'])).toBeVisible();
  await reload();
  await expect.element(open).toBeVisible();
});
