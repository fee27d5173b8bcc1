import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FacilityContext } from '../../features/facility/index.ts';
import { StaffList } from '../../features/user/staff/staff-list.tsx';
import { NewWedding, WeddingCalendar, WeddingList } from '../../features/wedding/index.ts';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectReason, FAILURES, failing } from '../../shell/testing/failed-part.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { catalogue } from './catalogue.ja.ts';
import { IndexPage } from './index-page.tsx';

const AREA = {
  ...{ id: 1, accountId: 'f', companyAccountId: 'c', name: 'ホテル・ルミエール' },
  abilities: new Set(['facility:read:wedding', 'facility:read:weddingPaymentState', 'facility:read:setting']),
};

beforeAll(async () => {
  await loadShellTexts();
  addTexts(catalogue);
});
afterEach(() => vi.unstubAllGlobals());

const open = (Part: () => React.ReactNode, at = '/') =>
  show(
    <Routed
      at={at}
      part={() => (
        <FacilityContext value={AREA}>
          <Part />
        </FacilityContext>
      )}
    />,
  );

describe.each(FAILURES)('given %s', (_, answer) => {
  test.each([
    ['payments that need a hand', /needsHand/, catalogue['payment.home.alarms']],
    ['transfers that await approval', /depositsBalanceSummaries/, catalogue['deposits.home.awaiting']],
    ['transfers to order', /unpaidBalanceSummaries/, catalogue['unpaid.home.due']],
    ['unanswered registrations', /temporaryWeddings/, catalogue['registration.home.title']],
    ['recent notices', /notification/, catalogue['notice.recent']],
    ['the checklist', /checklist/, catalogue['checklist.facility']],
    ['failed transfers', /deposit-failure/, catalogue['wedding.home.attention']],
  ])('for %s, then the home page says so in that part and keeps the others', async (_name, address, title) => {
    const mend = failing(address, answer);
    await open(IndexPage);
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByText(catalogue['wedding.home.none'])).toBeVisible();
    await expectReason(mend);
  });

  test.each([
    ['the list of weddings', WeddingList, '/'],
    ['the week of the calendar', WeddingCalendar, '/?view=week'],
    ['the form of a new wedding', NewWedding, '/'],
  ])('for the halls, then %s says so', async (_name, Part, at) => {
    const mend = failing(/\/halls/, answer);
    await open(() => <Part />, at);
    await expectReason(mend);
  });

  test('for the areas of a user, then the list of users says why no one can be invited', async () => {
    const mend = failing(/\/areas/, answer);
    await open(() => <StaffList area={{ scope: 'facility', id: 1, href: '/users', crumbs: [] }} />);
    await expect.element(page.getByText(catalogue['staff.empty'], { exact: true })).toBeVisible();
    await expectReason(mend);
  });
});

test('given halls that cannot be read, when they are read again, then what was typed stays', async () => {
  const mend = failing(/\/halls/, () => refusal(500, 'http_500'));
  await open(() => <NewWedding />);
  const number = page.getByRole('textbox', { name: catalogue['wedding.field.reservationId'] });
  await userEvent.fill(number, 'R-2026');
  await expectReason(mend);
  await expect.element(number).toHaveValue('R-2026');
});
