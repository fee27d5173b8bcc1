import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../shell/testing/accessible.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { FacilityContext } from '../facility/index.ts';
import { HallCalendar } from './hall-calendar.tsx';
import { ja } from './messages.ja.ts';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const LINK = 'https://kotohogi.example/api/calendars/secret.ics';
const AREA = { id: 1, accountId: 'f', companyAccountId: 'c', name: '施設', abilities: new Set<string>() };
const HALL = {
  ...({ id: 2, name: '水の庭', venue: '', designPattern: 'marine', upcomingWeddings: 0 } as const),
  sampleUrl: 'https://kotohogi.example/sample',
};

const open = () =>
  show(
    <Routed
      part={() => (
        <FacilityContext value={AREA}>
          <HallCalendar hall={HALL} />
        </FacilityContext>
      )}
    />,
  );
const button = (key: keyof typeof ja) => page.getByRole('button', { name: ja[key], exact: true });

test('given a hall without a link, when it is created, then calendars can subscribe to it', async () => {
  let url: string | null = null;
  vi.stubGlobal('fetch', async (_: unknown, { method }: RequestInit) => {
    if (method === 'POST') url = LINK;
    return Response.json({ url });
  });
  await open();
  await button('hall.calendar.create').click();
  await expect.element(page.getByText(LINK)).toBeVisible();
  const subscribe = page.getByRole('link', { name: ja['hall.calendar.subscribe'] });
  await expect.element(subscribe).toHaveAttribute('href', LINK.replace('https:', 'webcal:'));
  await expect.element(button('hall.calendar.copy')).toBeVisible();
  await expectAccessible('body', OF_PAGES);
});

test('given a link that another person has turned off, when it is replaced, then the page shows that there is none', async () => {
  let url: string | null = LINK;
  vi.stubGlobal('fetch', async (_: unknown, { method }: RequestInit) => {
    if (method === 'GET') return Response.json({ url });
    url = null;
    return refusal(409, 'hall_calendar_off');
  });
  await open();
  await button('hall.calendar.replace').click();
  await page.getByRole('alertdialog').getByRole('button', { name: ja['hall.calendar.replace'], exact: true }).click();
  await expect.element(page.getByText(/hall_calendar_off/)).toBeVisible();
  await expect.element(button('hall.calendar.create')).toBeVisible();
});
