import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import type { ReplyClosedReason } from '@kotohogi/domain/attendant/decide';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { aWedding } from '../../live/testing/a-wedding.ts';
import { AttendanceContext } from '../attendance-context.ts';
import { loadSelfTexts, t as tMore } from '../guest-profile/t.ts';
import { visit as ja } from '../messages.ja.ts';
import { t } from '../t.ts';
import { ReplyPage } from './reply-page.tsx';

let sent: string[];
const onSent = vi.fn(async () => undefined);

beforeAll(async () => {
  await Promise.all([loadShellTexts(), loadSelfTexts()]);
  addTexts(ja);
});
beforeEach(() => {
  sent = [];
  onSent.mockClear();
  localStorage.clear();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), location.href);
    if (init?.method !== undefined && init.method !== 'GET') sent.push(`${init.method} ${pathname}`);
    return Response.json({ attendant: { id: 9 } });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function visit(changes: Partial<AttendanceDetail>): Promise<void> {
  const detail: AttendanceDetail = { ...aWedding(instant(Date.now() + 20 * DAY_MS)), ...changes };
  await show(
    <AttendanceContext value={detail}>
      <ReplyPage onSent={onSent} />
    </AttendanceContext>,
  );
}
const visitor = { viewer: 'visitor', me: null } as const;
const open = { isOpen: true, closedReason: null, isLiveOpen: true, deadline: null };
const closed = (deadline: string | null, closedReason: ReplyClosedReason = 'deadline') => ({
  ...{ isOpen: false, closedReason, isLiveOpen: true, deadline },
});

describe('given a wedding with closed replies', () => {
  test('when the reply deadline has passed, then the page names it', async () => {
    await visit({ ...visitor, reply: closed('2026-01-10') });
    await expect.element(page.getByText(/1\/10\u2060\(土\)/)).toBeVisible();
  });

  test('when the ceremony has taken place, then the page gives that reason and no deadline', async () => {
    await visit({ ...visitor, lifeCycle: 'archive', reply: closed('2026-01-10', 'over') });
    await expect.element(page.getByText(/お開きとなりました/)).toBeVisible();
    expect(document.body.textContent).not.toContain('1/10');
  });

  test('when the wedding is called off, then an answer can no longer be changed', async () => {
    await visit({ lifeCycle: 'canceled', reply: closed(null, 'canceled') });
    await expect.element(page.getByText(t('reply.own.fixed'))).toBeVisible();
    expect(page.getByRole('radio').elements()).toEqual([]);
  });
});

describe('given a visitor who cannot reply', () => {
  test.each([
    ['in management mode', { viewer: 'manager' }],
    ['at a preview', { isPreview: true }],
  ] as const)('when it is %s, then the form is visible and nothing can be sent', async (_, looking) => {
    await visit({ ...visitor, ...looking, reply: open });
    await expect.element(page.getByRole('button', { name: t('reply.submit') })).toBeDisabled();
    await expect.element(page.getByText(tMore('form.preview'))).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('given a guest who replies', () => {
  test('when the form opens, then no answer is selected, and without one nothing is sent', async () => {
    await visit({ ...visitor, reply: open });
    for (const answer of ['attendance', 'view-archive', 'absence'] as const) {
      const card = page.getByRole('radio', { name: t(`reply.answer.${answer}`) });
      await expect.element(card).not.toBeChecked();
    }
    await page.getByRole('button', { name: t('reply.submit') }).click();
    await expect.element(page.getByText('この項目は必須です。').first()).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('when it is too late to attend live, then only the other answers can be selected', async () => {
    await visit({ ...visitor, reply: { ...open, isLiveOpen: false } });
    await expect.element(page.getByRole('radio', { name: t('reply.answer.view-archive') })).toBeEnabled();
    await expect.element(page.getByRole('radio', { name: t('reply.answer.attendance') })).toBeDisabled();
  });

  test('when the name is in Latin letters, then its katakana is optional; for a Japanese name it is required', async () => {
    await visit({ ...visitor, reply: open });
    const name = page.getByRole('textbox', { name: t('reply.name'), exact: true });
    const kana = page.getByRole('textbox', { name: t('reply.kana') });
    await page.getByText(t('reply.answer.attendance'), { exact: true }).click();
    await name.fill('野村 千尋');
    await expect.element(kana).toBeRequired();
    await page.getByRole('button', { name: t('reply.submit') }).click();
    await expect.element(kana).toHaveAttribute('aria-invalid', 'true');
    await name.fill('Emily Carter-O’Brien');
    await expect.element(kana).not.toBeRequired();
    await page.getByRole('button', { name: t('reply.submit') }).click();
    await expect.element(kana).not.toHaveAttribute('aria-invalid');
  });

  test('when a photo was chosen and the answer changes to absence, then no photo is sent', async () => {
    const replyForm = { asksContact: false, asksCompanions: false, asksAllergy: false, asksIdPhoto: true };
    await visit({ ...visitor, replyForm, reply: open });
    const photo = new OffscreenCanvas(400, 400);
    photo.getContext('2d')?.fillRect(0, 0, 400, 400);
    const file = new File([await photo.convertToBlob({ type: 'image/png' })], 'me.png', { type: 'image/png' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    const files = new DataTransfer();
    files.items.add(file);
    if (input !== null) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    await page.getByText(t('reply.answer.absence'), { exact: true }).click();
    await expect.element(page.getByText(tMore('idPhoto.label'))).not.toBeVisible();
    await page.getByText(t('reply.relation.friend'), { exact: true }).click();
    await page.getByRole('textbox', { name: t('reply.name') }).fill('不参加 太郎');
    await page.getByRole('button', { name: t('reply.submit') }).click();
    // Other requests would be sent before this one.
    await expect.poll(() => onSent.mock.calls).toEqual([['absence']]);
    expect(sent).toEqual(['POST /api/attendance/w-1/join']);
  });
});
