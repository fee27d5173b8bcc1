import type { GivingArea, StaffRow } from '@kotohogi/contract/staff';
import { instant } from '@kotohogi/domain/kernel/instant';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { ja as frame } from '../../../shell/staff/messages.ja.ts';
import { expectAccessible, OF_PAGES } from '../../../shell/testing/accessible.ts';
import { refusal } from '../../../shell/testing/refusal.ts';
import { Routed } from '../../../shell/testing/routed.tsx';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { ja as session } from '../../session/messages.ja.ts';
import type { StaffArea } from './area.ts';
import { InviteStaffPage } from './invite-page.tsx';
import { ja } from './messages.ja.ts';
import { NewStaffPage } from './new-page.tsx';
import { PersonPage } from './person-page.tsx';

const COMPANY: StaffArea = { scope: 'company', id: 7, href: '/c/lumiere/manage/users', crumbs: [] };

/** A company and a venue may have the same id. */
const AREAS: readonly GivingArea[] = [
  { areaId: 7, areaName: '株式会社ルミエール', accountId: '', roles: ['company:administrator', 'company:viewer'] },
  {
    areaId: 7,
    areaName: 'ホテル・ルミエール',
    accountId: 'karuizawa',
    roles: ['facility:administrator', 'facility:viewer'],
  },
];

const PERSON: StaffRow = {
  id: 3,
  name: '田中 美咲',
  email: 'misaki@example.jp',
  isSelf: false,
  signedInAt: null,
  roles: [
    {
      role: 'company:administrator',
      areaId: 7,
      areaName: '株式会社ルミエール',
      since: instant(Date.UTC(2026, 9, 1)),
      invitedBy: '森 恵子',
      invitedUntil: null,
    },
  ],
};

let areas: readonly GivingArea[];
let sent: { readonly method: string; readonly path: string; readonly body: unknown }[];

async function serve(input: RequestInfo | URL, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(String(input), location.href);
  if (method === 'GET') return Response.json(pathname.endsWith('/areas') ? { areas } : PERSON);
  sent.push({ method, path: `${pathname}${search}`, body: JSON.parse(String(body)) });
  return method === 'DELETE' ? refusal(409, 'staff_last_administrator') : Response.json(PERSON);
}

beforeAll(async () => {
  addTexts({ ...session, ...frame, ...ja });
  await loadShellTexts();
});

beforeEach(() => {
  areas = AREAS;
  sent = [];
  vi.stubGlobal('fetch', serve);
});

afterEach(() => vi.unstubAllGlobals());

const openInvite = () => show(<Routed part={() => <InviteStaffPage area={COMPANY} />} />);
const openPerson = () => show(<Routed part={() => <PersonPage area={COMPANY} userId={3} />} />);
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('when another area is chosen, it offers its own roles and the role chosen before is cleared', async () => {
  await openInvite();
  await userEvent.fill(page.getByRole('textbox', { name: /メールアドレス/ }), 'new@example.jp');
  await page.getByText('閲覧者').click();
  await userEvent.selectOptions(page.getByRole('combobox', { name: /利用先/ }), 'ホテル・ルミエール');
  await expect.element(page.getByRole('radio', { name: '閲覧者' })).not.toBeChecked();
  await button('招待のメールを送る').click();
  expect(sent).toEqual([]);
  await expect.element(page.getByRole('radiogroup')).toBeInvalid();
  await expectAccessible('body', OF_PAGES);
  await page.getByText('閲覧者').click();
  await button('招待のメールを送る').click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        method: 'POST',
        path: '/api/companies/7/users/invites',
        body: { email: 'new@example.jp', role: 'facility:viewer', areaId: 7, language: 'ja' },
      },
    ]);
});

test('given two venues of one name, when one is chosen, then each shows its account id and the others do not', async () => {
  const rest: Pick<GivingArea, 'areaName' | 'roles'> = { areaName: 'ホテル・ルミエール', roles: ['facility:viewer'] };
  areas = [
    ...AREAS.slice(0, 1),
    { ...rest, areaId: 8, accountId: 'karuizawa' },
    { ...rest, areaId: 9, accountId: 'kobe' },
  ];
  await openInvite();
  const options = page.getByRole('combobox', { name: /利用先/ }).getByRole('option');
  await expect
    .poll(() => options.elements().map(option => option.textContent))
    .toEqual(['株式会社ルミエール', 'ホテル・ルミエール（karuizawa）', 'ホテル・ルミエール（kobe）']);
});

test('given a role that somebody else has changed, when another is chosen, then the dialog stays and names the current one', async () => {
  let current = PERSON;
  const [role] = PERSON.roles;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), location.href);
    if (pathname.endsWith('/areas')) return Response.json({ areas });
    if (init.method !== 'PATCH') return Response.json(current);
    sent.push({ method: 'PATCH', path: pathname, body: JSON.parse(String(init.body)) });
    if (sent.length > 1) return Response.json(current);
    if (role !== undefined) current = { ...PERSON, roles: [{ ...role, role: 'company:manager' }] };
    return refusal(409, 'staff_role_changed');
  });
  await openPerson();
  await button('株式会社ルミエールの役割を変更').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('閲覧者').click();
  await dialog.getByRole('button', { name: '変更する' }).click();
  await expect.element(dialog.getByText(/staff_role_changed.*現在：マネージャー/)).toBeVisible();
  await dialog.getByRole('button', { name: '変更する' }).click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toMatchObject([{ from: 'company:administrator' }, { from: 'company:manager' }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a refusal to remove the last administrator stays in the dialog', async () => {
  await openPerson();
  await button('株式会社ルミエールの役割を外す').click();
  const ask = page.getByRole('alertdialog');
  await expect.element(ask).toHaveAccessibleName(/田中 美咲/);
  await ask.getByRole('button', { name: '役割を外す' }).click();
  await expect.element(ask.getByText(/staff_last_administrator/)).toBeVisible();
  expect(sent).toEqual([
    { method: 'DELETE', path: '/api/companies/7/users/3/removeRoles?from=company%3Aadministrator', body: {} },
  ]);
});

test('a user who may only view sees the roles as text, and no buttons', async () => {
  areas = [];
  await openPerson();
  await expect.element(page.getByText('森 恵子')).toBeVisible();
  await expect.element(page.getByText(/企業の基本情報/)).toBeVisible();
  await expect.element(button(/外す|変更|削除/)).not.toBeInTheDocument();
  await expectAccessible('body', OF_PAGES);
});

test.each([
  ['the invitation', InviteStaffPage],
  ['the new account', NewStaffPage],
])('given areas that cannot be read, then %s says so, and a retry shows the form', async (_, Form) => {
  let isDown = true;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input), location.href);
    if (!pathname.endsWith('/areas')) return Response.json({ password: 'abcd-efgh-jkmn-pqrs' });
    return isDown ? refusal(500, 'http_500') : Response.json({ areas });
  });
  await show(<Routed part={() => <Form area={COMPANY} />} />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  isDown = false;
  await page.getByRole('alert').getByRole('button').click();
  await expect.element(page.getByRole('textbox', { name: /メールアドレス/ })).toBeVisible();
});
