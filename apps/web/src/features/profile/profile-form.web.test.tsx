import type { OrganizerProfile } from '@kotohogi/contract/profile';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { CoupleContext, type CoupleInfo, useCoupleInfo } from '../invitation/index.ts';
import { aCouple, anInvitation } from '../invitation/testing/an-invitation.ts';
import { ja } from './messages.ja.ts';
import { ProfileForm } from './profile-form.tsx';
import { aPartner } from './testing/a-partner.ts';

const WEDDING = 7;

const [groom, bride] = [
  aPartner(1, { lastName: '青木', firstName: '陽翔' }),
  aPartner(2, { lastName: '青木', firstName: '結衣' }),
];

/** The server's state. */
let stored: { version: number; profiles: OrganizerProfile[] };

const couple = (): CoupleInfo =>
  aCouple({ invitation: anInvitation({ profileVersion: stored.version, profiles: stored.profiles }) });

async function serve(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(String(input), location.href);
  if (!pathname.endsWith('/profile')) return Response.json(couple());
  const { version, profiles } = JSON.parse(String(init.body));
  if (version !== stored.version) {
    return refusal(409, 'profile_changed');
  }
  const withIds = profiles.map((one: OrganizerProfile) => ({ ...one, id: one.type }));
  stored = { version: version + 1, profiles: withIds };
  return Response.json(stored);
}

function Area() {
  const { data } = useCoupleInfo(WEDDING);
  if (data === undefined) return null;
  return (
    <CoupleContext value={data}>
      <ProfileForm />
    </CoupleContext>
  );
}

/** The page, which loses its memory on every reload. */
let reload = (): void => undefined;
function Tab() {
  const [round, setRound] = useState(0);
  reload = () => setRound(round + 1);
  return (
    <QueryClientProvider key={round} client={new QueryClient()}>
      <Routed part={Area} />
    </QueryClientProvider>
  );
}

const field = (name: string, label: string) =>
  page.getByRole('region', { name }).getByRole('textbox', { name: label, exact: true });
const hobby = field('陽翔', '趣味');
const alert = page.getByRole('alert');
const reported = () => alert.query()?.textContent ?? '';
const save = page.getByRole('button', { name: /^保存する/ });

/** Saves as the partner, elsewhere. */
function partnerSaves(): void {
  const profiles = [
    { ...groom, hobby: '料理' },
    { ...bride, birthplace: '長野' },
  ];
  stored = { version: stored.version + 1, profiles };
}

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
beforeEach(async () => {
  localStorage.clear();
  stored = { version: 1, profiles: [groom, bride] };
  vi.stubGlobal('fetch', serve);
  await page.viewport(1280, 900);
});
afterEach(() => vi.unstubAllGlobals());

test('given a partner who saved first, then the newer values are next to the typed ones, and saving is a choice', async () => {
  await show(<Tab />);
  await hobby.fill('登山');
  partnerSaves();
  await save.click();
  await expect.poll(reported).toMatch(/陽翔.趣味\s*パートナー\s*料理\s*入力した内容\s*登山/);
  await expect.poll(reported).toMatch(/結衣.出身\s*長野/);
  await expect.element(hobby).toHaveValue('登山');
  await expect.element(field('結衣', '出身')).toHaveValue('長野');
  expect(stored.profiles[0]?.hobby).toBe('料理');
  await save.click();
  await expect.element(alert).not.toBeInTheDocument();
  expect(stored.profiles).toMatchObject([{ hobby: '登山' }, { birthplace: '長野' }]);
});

test('given such a conflict, when the page reloads, then it is shown again, and the partner’s values can be taken', async () => {
  await show(<Tab />);
  await hobby.fill('登山');
  partnerSaves();
  await save.click();
  await expect.poll(reported).toMatch(/料理/);
  reload();
  await expect.element(hobby).toHaveValue('登山');
  await expect.poll(reported).toMatch(/パートナー\s*料理/);
  await alert.getByRole('button', { name: /^パートナーの内容にする/ }).click();
  await expect.element(hobby).toHaveValue('料理');
  await expect.element(save).not.toBeInTheDocument();
  expect(stored.profiles[0]?.hobby).toBe('料理');
});

test('given a crashed tab, when the partner has saved since, then the draft is rebased before anything is sent', async () => {
  await show(<Tab />);
  await hobby.fill('登山');
  await expect.poll(() => localStorage.getItem(`kotohogi-profiles-${WEDDING}`)).toContain('登山');
  partnerSaves();
  reload();
  await expect.poll(reported).toMatch(/パートナー\s*料理\s*入力した内容\s*登山/);
  await expect.element(hobby).toHaveValue('登山');
});
