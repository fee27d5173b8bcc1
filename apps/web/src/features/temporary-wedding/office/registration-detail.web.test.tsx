import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { refusal } from '../../../shell/testing/refusal.ts';
import { Routed } from '../../../shell/testing/routed.tsx';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { FacilityContext } from '../../facility/index.ts';
import { ja as wedding } from '../../wedding/messages.ja.ts';
import { ja } from './messages.ja.ts';
import { RegistrationDetail } from './registration-detail.tsx';
import { aRegistration } from './testing/a-registration.ts';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
  addTexts(wedding);
});
afterEach(() => vi.unstubAllGlobals());

const MAIL = {
  subject: '仮予約について',
  greeting: 'お客様',
  paragraphs: ['お受けできません。'],
  facts: [],
  contact: '会場',
};

/** Shows a registration to a user with these abilities. */
async function open(detail: ReturnType<typeof aRegistration>, ...abilities: string[]) {
  const area = { id: 1, accountId: 'f', companyAccountId: 'c', name: '施設', abilities: new Set(abilities) };
  const part = () => (
    <FacilityContext value={area}>
      <RegistrationDetail detail={detail} />
    </FacilityContext>
  );
  await show(<Routed part={part} />);
}

const button = (key: keyof typeof ja) => page.getByRole('button', { name: ja[key], exact: true });
const WRITE = 'facility:write:wedding';

test('given a user who may not create weddings, when a registration is open, then it can only be read', async () => {
  await open(aRegistration(), 'facility:read:wedding');
  await expect.element(page.getByText(ja['registration.answer.viewer'])).toBeVisible();
  expect(button('registration.register').query()).toBeNull();
  expect(button('registration.edit').query()).toBeNull();
});

test('given a declined registration, when it is open, then its reason is shown and no answer is offered', async () => {
  await open(aRegistration({ status: 1, decidedAt: aRegistration().startsAt, refusalReason: '満席です。' }), WRITE);
  await expect.element(page.getByText('満席です。')).toBeVisible();
  expect(button('registration.decline').query()).toBeNull();
});

test('given only a keyboard, when a registration is declined without a mail, then no mail is previewed or sent', async () => {
  const sent: { method: string; url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (url.endsWith('/refusalMail')) return Response.json(MAIL);
    sent.push({ method, url, body: JSON.parse(body ?? '{}') });
    return Response.json(aRegistration({ status: 1 }));
  });
  await open(aRegistration(), WRITE);
  button('registration.decline').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(MAIL.subject)).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText(ja['registration.decline.noMail'])).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Shift>}A{/Shift}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByRole('heading', { name: /勅使河原/ })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(ja['registration.declined.snack'])).toBeVisible();
  expect(sent).toEqual([
    { method: 'DELETE', url: expect.stringMatching(/temporaryWeddings\/7$/), body: { reason: 'A' } },
  ]);
});

test('given a colleague who was faster, when it is declined, then the message says what they decided', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/refusalMail') ? Response.json(MAIL) : refusal(409, 'temporary_wedding_registered'),
  );
  await open(aRegistration(), WRITE);
  await button('registration.decline').click();
  await button('registration.decline.next').click();
  await page.getByRole('alertdialog').getByRole('button', { name: ja['registration.decline'] }).click();
  await expect.element(page.getByText('temporary_wedding_registered のことば')).toBeVisible();
});

test('given a decline that the server refuses, then its question is closed, the reason stays, and it can be tried again', async () => {
  const answers = [refusal(503, 'http_503'), Response.json(aRegistration({ status: 1 }))];
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/refusalMail') ? Response.json(MAIL) : (answers.shift() ?? refusal(500, 'http_500')),
  );
  await open(aRegistration(), WRITE);
  await button('registration.decline').click();
  const reason = page.getByRole('textbox', { name: ja['registration.decline.reason'] });
  await userEvent.fill(reason, '満席です。');
  await button('registration.decline.next').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: ja['registration.decline'] }).click();
  await expect.element(page.getByText('http_503 のことば')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(reason).toHaveValue('満席です。');
  await page.getByRole('button', { name: 'もう一度試す' }).click();
  await expect.element(page.getByText(ja['registration.declined.snack.mail'])).toBeVisible();
});

test('given a preview that cannot be read, when a registration is declined, then its place shows why and offers a retry', async () => {
  const answers = [refusal(403, 'http_403')];
  vi.stubGlobal('fetch', async () => answers.shift() ?? Response.json(MAIL));
  await open(aRegistration(), WRITE);
  await button('registration.decline').click();
  await expect.element(page.getByText('http_403 のことば')).toBeVisible();
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect.element(page.getByText(MAIL.subject)).toBeVisible();
});
