import { artwork, BRAND_ARTWORK } from '@kotohogi/themes/artwork';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { statusError } from '../api/api-error.ts';
import { addTexts } from '../i18n/text.ts';
import { en } from '../messages.en.ts';
import { ja } from '../messages.ja.ts';
import { show } from '../testing/show.tsx';
import { ErrorFrameContext } from './error-frame.ts';
import { ErrorPage, NotFoundPage } from './error-page.tsx';

beforeAll(() => addTexts(ja));
afterEach(() => {
  delete document.documentElement.dataset.theme;
  addTexts(ja);
});

/** Shows it at a path that has no route. */
async function showAt(path: string, node: ReactNode): Promise<void> {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: createRootRoute({ notFoundComponent: () => node }), history });
  await router.load();
  await show(<RouterProvider router={router} />);
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

const picture = () => document.querySelector('img')?.getAttribute('src');

test.each([false, true])(
  'in the frame of a wedding the picture has its pattern; main part in it: %s',
  async hasMain => {
    document.documentElement.dataset.theme = 'wedding';
    await showAt(
      '/c/lumiere/weddings/k1/nonsense',
      <ErrorFrameContext value={{ pattern: 'marine', hasMain }}>
        {hasMain ? (
          <main>
            <NotFoundPage />
          </main>
        ) : (
          <NotFoundPage />
        )}
      </ErrorFrameContext>,
    );
    expect(picture()).toBe(artwork('marine', 'error'));
    await expect.element(page.getByText('404', { exact: true })).toBeVisible();
    expect(document.querySelectorAll('main').length).toBe(1);
    const home = page.getByRole('link', { name: ja['error.areaHome'] });
    await expect.element(home).toHaveAttribute('href', '/c/lumiere/weddings/k1');
  },
);

test.each([
  ['stylish', artwork('stylish', 'error')],
  ['facility', BRAND_ARTWORK.error],
])('outside of it the picture has the pattern of the document: %s', async (theme, expected) => {
  document.documentElement.dataset.theme = theme;
  await showAt('/nowhere', <ErrorPage error={statusError(500)} />);
  expect(picture()).toBe(expected);
});

const STATUSES = [400, 401, 403, 406, 408, 423, 429, 500, 502, 503, 504, 600];

test.each([
  ['ja', ja],
  ['en', en],
] as const)('the text adds to what the title says: %s', async (_, texts) => {
  addTexts(texts);
  await showAt(
    '/nowhere',
    STATUSES.map(status => <ErrorPage key={status} error={statusError(status)} />),
  );
  const textOf = (one: Element | null) =>
    (one?.textContent ?? '').replace(/[.。]$/, '').replace('has occurred', 'occurred');
  const shown = [...document.querySelectorAll('h1')].map(title => [textOf(title), textOf(title.nextElementSibling)]);
  expect(shown.length).toBe(STATUSES.length);
  for (const [title = '', text = ''] of shown) {
    expect(text).not.toBe('');
    expect(text).not.toContain(title);
  }
});

test('without a network the page says so and offers no reload, which would lose it', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await showAt(
    '/nowhere',
    <ErrorPage error={new TypeError('Failed to fetch dynamically imported module: /page.js')} />,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: ja['error.title.offline'] })).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
  onLine.mockRestore();
});
