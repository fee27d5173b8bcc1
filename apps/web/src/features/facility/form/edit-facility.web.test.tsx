import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { ja as staff } from '../../../shell/staff/messages.ja.ts';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { CompanyContext } from '../../company/index.ts';
import { ja } from '../messages.ja.ts';
import { aFacilityRecord } from '../testing/a-facility-record.ts';
import { EditFacility } from './edit-facility.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts({ ...ja, ...staff });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the form as a user with these abilities; the prompt before leaving it needs a router. */
async function as(...abilities: string[]): Promise<void> {
  const company = { id: 1, accountId: 'lumiere', name: 'ルミエール', roles: [], abilities: new Set(abilities) };
  const component = () => (
    <CompanyContext value={company}>
      <EditFacility record={aFacilityRecord()} />
    </CompanyContext>
  );
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() });
  await show(<RouterProvider router={router} />);
}
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const save = () => page.getByRole('button', { name: '保存する' });

test('given a rate as a share, when the field is left, then it is a percentage; a share above 1 is refused', async () => {
  await as('company:write:facility');
  const rate = field(ja['facility.field.commissionRate']);
  await expect.element(rate).toHaveValue('5%');
  await userEvent.fill(rate, '1.2');
  await userEvent.tab();
  await expect.element(rate).toHaveValue('1.2');
  await expect.element(page.getByText('0〜1で入力してください。')).toBeVisible();
  await userEvent.fill(rate, '0.075');
  await userEvent.tab();
  await expect.element(rate).toHaveValue('7.5%');
  await expect.element(page.getByText('0〜1で入力してください。')).not.toBeInTheDocument();
});

test('given someone else has saved, when I save, then their field is taken over, mine stays, and both are listed', async () => {
  const theirs = aFacilityRecord({ contactHours: '10:00〜19:00', contactPhone: '03-0000-0000', version: 2 });
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    if (init.method !== 'PATCH') return Response.json(theirs);
    const body = JSON.parse(String(init.body));
    sent.push(body);
    if (body.version === 2) return Response.json({ ...theirs, ...body, version: 3 });
    const failure = { id: 'facility_changed', status: 409, message: '', userMessage: '更新されました' };
    return Response.json(failure, { status: 409 });
  });
  await as('company:write:facility');
  await userEvent.fill(field(ja['facility.field.contactPhone']), '06-1111-1111');
  await save().click();
  await expect.element(page.getByText(staff['newer.title'])).toBeVisible();
  await expect.element(field(ja['facility.field.contactHours'])).toHaveValue('10:00〜19:00');
  await expect.element(field(ja['facility.field.contactPhone'])).toHaveValue('06-1111-1111');
  await expect.element(page.getByText('電話番号 — 先に保存された内容：03-0000-0000')).toBeVisible();
  await save().click();
  await expect.element(page.getByText(ja['facility.saved'])).toBeVisible();
  await expect.element(page.getByText(staff['newer.title'])).not.toBeInTheDocument();
  expect(sent).toEqual([
    { contactPhone: '06-1111-1111', version: 1 },
    { contactPhone: '06-1111-1111', version: 2 },
  ]);
});

test('given permission for gift money only, then its switch is the only control', async () => {
  await as('company:write:throwMoneyEnabled');
  await expect.element(page.getByRole('switch')).toBeVisible();
  expect(page.getByRole('switch').elements()).toHaveLength(1);
  expect(page.getByRole('textbox').elements()).toHaveLength(0);
});

test('given no permission to change anything, then everything is text', async () => {
  await as('company:read:facility');
  await expect.element(page.getByText('ホテル・ルミエール軽井沢')).toBeVisible();
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
  await expect.element(save()).not.toBeInTheDocument();
});
