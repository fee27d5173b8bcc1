import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LiveDetail } from '../../features/batch/index.ts';
import { CompanyList } from '../../features/company/index.ts';
import { PlatformFacilities } from '../../features/facility/index.ts';
import { PersonPage } from '../../features/user/staff/person-page.tsx';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectReason, FAILURES, failing } from '../../shell/testing/failed-part.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { catalogue } from './catalogue.ja.ts';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(catalogue);
});
afterEach(() => vi.unstubAllGlobals());

const PERSON = { id: 3, name: '田中 美咲', email: 'misaki@example.jp', isSelf: false, signedInAt: null, roles: [] };
const WEDDING = {
  ...{ reservationId: 'R-1', companyName: 'ルミエール', facilityName: '軽井沢', hallName: '白鳳', startsAt: 0 },
  ...{ lifeCycle: 'inviting', answers: { attendance: 1, viewArchive: 0, absence: 0 }, slot: null },
};
const ADMIN = { scope: 'admin', id: null, href: '/admin/users', crumbs: [] } as const;

describe.each(FAILURES)('given %s', (_, answer) => {
  test('for the deleted companies, then the list says so below the others', async () => {
    const mend = failing(/deleted/, answer);
    await show(<Routed part={() => <CompanyList mayWrite />} />);
    await expect.element(page.getByText(catalogue['company.empty'], { exact: true })).toBeVisible();
    await expectReason(mend);
  });

  test('for the facilities of a company, then the table says so', async () => {
    const mend = failing(/facilities/, answer);
    await show(<Routed part={() => <PlatformFacilities companyId={7} />} />);
    await expectReason(mend);
  });

  test('for the slot of a wedding, then the wedding stays', async () => {
    const mend = failing(/weddingLive/i, answer, WEDDING);
    await show(<Routed part={() => <LiveDetail weddingId={1} abilities={new Set()} />} />);
    await expect.element(page.getByText('ルミエール · 軽井沢')).toBeVisible();
    await expectReason(mend);
  });

  test('for the areas of a user, then the page of a person says why no role can be changed', async () => {
    const mend = failing(/\/areas/, answer, { ...PERSON, areas: [] });
    await show(<Routed part={() => <PersonPage area={ADMIN} userId={3} />} />);
    await expect.element(page.getByText(PERSON.email)).toBeVisible();
    await expectReason(mend);
  });
});
