import type { SessionUser } from '@kotohogi/contract/session';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { ja } from './messages.ja.ts';
import { UserCard } from './user-card.tsx';

const HOST: SessionUser = {
  id: 1,
  name: '小林 陽翔',
  email: 'haruto@example.jp',
  adminAttr: [],
  companyAttr: [],
  facilityAttr: [],
  weddingAttr: [{ scopeId: 1, role: 'organizer', weddingKey: 'haruto-yui' }],
};
const GUESTS = ['wedding', 1, 'guests'];

let asked: number;
let isIn: boolean;

const ask = async () => {
  asked += 1;
  return isIn ? '中村 花子' : '401';
};

/** A page inside an area: shows its path, like every area's frame, and data for signed-in users only. */
function Inside() {
  const { pathname } = useLocation();
  const { data } = useQuery({ queryKey: GUESTS, queryFn: ask });
  return (
    <main aria-label={pathname}>
      <p>{data}</p>
      <UserCard user={HOST} roles={[HOST.email]} loginHref="/login" />
    </main>
  );
}

beforeAll(async () => {
  addTexts(ja);
  await loadShellTexts();
});

beforeEach(() => {
  asked = 0;
  isIn = true;
  vi.stubGlobal('fetch', async () => {
    isIn = false;
    return Response.json({});
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('given a page with loaded data, when its user signs out, then the data is cleared and not requested again', async () => {
  const client = new QueryClient();
  const root = createRootRoute({ component: Outlet });
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: Inside }),
    createRoute({ getParentRoute: () => root, path: '/login', component: () => <h1>入口</h1> }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await show(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('中村 花子')).toBeVisible();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect.element(page.getByRole('heading', { name: '入口' })).toBeVisible();
  await expect.poll(() => client.getQueryData(GUESTS)).toBeUndefined();
  expect(asked).toBe(1);
});
