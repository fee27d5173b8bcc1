import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CompanyContext } from '../../features/company/index.ts';
import { FacilityList } from '../../features/facility/index.ts';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectReason, FAILURES, failing } from '../../shell/testing/failed-part.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { catalogue } from './catalogue.ja.ts';
import { HomePage } from './home-page.tsx';

const COMPANY = {
  ...{ id: 7, accountId: 'lumiere', name: '株式会社ルミエール', roles: [] },
  abilities: new Set(['company:read:setting', 'company:write:facility']),
};

beforeAll(async () => {
  await loadShellTexts();
  addTexts(catalogue);
});
afterEach(() => vi.unstubAllGlobals());

const open = (Part: () => React.ReactNode) =>
  show(
    <Routed
      part={() => (
        <CompanyContext value={COMPANY}>
          <Part />
        </CompanyContext>
      )}
    />,
  );

describe.each(FAILURES)('given %s', (_, answer) => {
  test.each([
    ['the checklist', /checklist/, catalogue['checklist.company']],
    ["today's ceremonies", /today/i, catalogue['wedding.companyToday']],
    ['the facilities', /\/facilities\?/, catalogue['facility.list']],
  ])('for %s, then the home page says so in that part and keeps the others', async (_name, address, title) => {
    const mend = failing(address, answer);
    await open(HomePage);
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: COMPANY.name })).toBeVisible();
    await expectReason(mend);
  });

  test('for the deleted facilities, then the list says so below the others', async () => {
    const mend = failing(/deleted/, answer);
    await open(() => <FacilityList />);
    await expect.element(page.getByText(catalogue['facility.empty'], { exact: true })).toBeVisible();
    await expectReason(mend);
  });
});
