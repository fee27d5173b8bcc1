import type { AttendantRow } from '@kotohogi/contract/attendant';
import { instant } from '@kotohogi/domain/kernel/instant';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { parseSearch } from '../../../shell/router/search.ts';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import type { GuestPage } from '../api.host.ts';
import { ja as book } from '../host/messages.ja.ts';
import { ja } from '../messages.ja.ts';
import { GuestsPage } from './guests-page.tsx';

const aGuest = (id: number, name: string): AttendantRow => ({
  ...{ id, name, nameKana: '', relationShip: 'friend', answer: 'attendance', replyMessage: '' },
  ...{ partySize: 1, allergy: '', giftYen: null, answeredAt: instant(1), ng: false },
});

let guests: AttendantRow[];

/** Responds like the server: blocked guests are listed separately, and always counted separately. */
async function serve(input: RequestInfo | URL): Promise<Response> {
  const { searchParams } = new URL(String(input), location.href);
  const rows = guests.filter(guest => String(guest.ng) === searchParams.get('ng'));
  const all = guests.filter(guest => !guest.ng).length;
  const counts = { all, attendance: all, viewArchive: 0, absence: 0, blocked: guests.length - all };
  const answer: GuestPage = { rows, total: rows.length, page: 1, limit: 20, counts, index: [] };
  return Response.json(answer);
}

beforeAll(async () => {
  addTexts({ ...ja, ...book });
  await loadShellTexts();
});
beforeEach(() => {
  guests = [aGuest(1, '青木 美穂'), aGuest(2, '加納 さくら')];
  vi.stubGlobal('fetch', serve);
});
afterEach(() => vi.unstubAllGlobals());

async function open(at: string) {
  const route = createRootRoute({
    component: () => <GuestsPage weddingId={1} shareHref="/share" hrefOf={id => `/guests/${id}`} />,
    notFoundComponent: () => null,
  });
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree: route, history, parseSearch });
  await show(<RouterProvider router={router} />);
}

const tab = (name: RegExp) => page.getByRole('navigation', { name: 'お返事で絞り込む' }).getByRole('link', { name });
const row = (name: string) => page.getByRole('link', { name, exact: true });

test("given two guests, then no click on the list blocks one: each row links to the guest's page", async () => {
  await open('/');
  await expect.element(tab(/すべて\s*2/)).toBeVisible();
  await expect.element(tab(/止めた方/)).not.toBeInTheDocument();
  await expect.element(row('加納 さくら')).toHaveAttribute('href', '/guests/2');
  expect(page.getByRole('row').getByRole('button').elements()).toEqual([]);
});

test('given a blocked guest, then they are counted separately and have a tab of their own', async () => {
  guests = guests.map(guest => ({ ...guest, ng: guest.id === 2 }));
  await open('/?ng=true&answer=attendance');
  await expect.element(tab(/止めた方\s*1/)).toHaveAttribute('aria-current', 'page');
  await expect.element(row('加納 さくら')).toBeVisible();
  await expect.element(row('青木 美穂')).not.toBeInTheDocument();
  await expect.element(tab(/すべて/)).toHaveAttribute('href', '/');
  await expect.element(tab(/ライブ\s*1/)).toBeVisible();
});
