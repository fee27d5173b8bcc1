import { Button } from '@kotohogi/ui/button';
import { TextField } from '@kotohogi/ui/text-field';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { useFocusedPages } from './use-focused-pages.ts';

const PAGES = ['late', 'plain', 'field', 'bare', 'slow'] as const;

/** A persistent frame: navigation buttons and the pages. */
function Frame() {
  useFocusedPages();
  const navigate = useNavigate();
  return (
    <>
      <nav>
        {PAGES.map(name => (
          <Button key={name} onPress={() => void navigate({ href: `/${name}` })}>
            {name}
          </Button>
        ))}
      </nav>
      <Outlet />
    </>
  );
}

/** Its heading renders with its data. */
function Late() {
  const [isThere, come] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => come(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return <main id="content">{isThere && <h1>late page</h1>}</main>;
}

const BODIES: Readonly<Record<(typeof PAGES)[number], () => ReactNode>> = {
  late: Late,
  plain: () => (
    <main id="content">
      <h1>plain page</h1>
    </main>
  ),
  field: () => (
    <main id="content">
      <h1>field page</h1>
      <TextField label="first field" value="" onChange={() => {}} autoFocus />
    </main>
  ),
  bare: () => <main id="content">bare page</main>,
  slow: () => (
    <main id="content">
      <h1>slow page</h1>
    </main>
  ),
};

/** Resolves what the slow page waits for. */
let arrive = () => {};

/** Opens a first page; returns a function that checks whether the page of a path has rendered. */
async function open(path: string): Promise<(path: string) => boolean> {
  const root = createRootRoute({ component: Frame });
  const { promise, resolve } = Promise.withResolvers<void>();
  arrive = resolve;
  const routes = PAGES.map(name =>
    createRoute({
      getParentRoute: () => root,
      path: name,
      component: BODIES[name],
      ...(name === 'slow' && { loader: () => promise }),
    }),
  );
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren(routes), history });
  await router.load();
  await show(<RouterProvider router={router} />);
  await expect.element(page.getByRole('main')).toBeVisible();
  return wanted => router.state.resolvedLocation?.pathname === wanted;
}

/** Waits for that many animation frames: the focus is checked before each. */
async function drawn(pictures: number): Promise<void> {
  for (let left = pictures; left > 0; left -= 1) await new Promise(resolve => requestAnimationFrame(resolve));
}

const go = (name: string) => page.getByRole('button', { name }).click();
const heading = (name: string) => page.getByRole('heading', { name });

test("the first page of a document keeps the browser's initial focus", async () => {
  await open('/plain');
  await expect.element(heading('plain page')).toBeVisible();
  await drawn(2);
  expect(document.activeElement).toBe(document.body);
});

test('a newly opened page moves the focus to its heading, without a ring, and the heading releases it on the next navigation', async () => {
  await open('/bare');
  await go('plain');
  const plain = heading('plain page');
  await expect.element(plain).toHaveFocus();
  expect(getComputedStyle(plain.element()).boxShadow).toBe('none');
  expect(getComputedStyle(plain.element()).outlineStyle).toBe('none');
  await go('late');
  await expect.element(heading('late page')).toHaveFocus();
  await userEvent.tab();
  expect(heading('late page').element().hasAttribute('tabindex')).toBe(false);
});

test('a page without a heading moves it to its main element; one that focuses a field keeps it there', async () => {
  await open('/plain');
  await go('bare');
  await expect.element(page.getByRole('main')).toHaveFocus();
  await go('field');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('a user who presses something meanwhile keeps the focus', async () => {
  await open('/plain');
  await go('late');
  const other = page.getByRole('button', { name: 'bare' });
  other.element().focus();
  await userEvent.keyboard('{Shift}');
  await expect.element(heading('late page')).toBeVisible();
  await expect.element(other).toHaveFocus();
});

test('a user who navigated on before the page rendered stays there', async () => {
  const hasCome = await open('/plain');
  await go('late');
  await expect.element(heading('late page')).toHaveFocus();
  await go('slow');
  const other = page.getByRole('button', { name: 'bare' });
  while (document.activeElement !== other.element()) await userEvent.tab({ shift: true });
  arrive();
  await expect.element(heading('slow page')).toBeVisible();
  await expect.poll(() => hasCome('/slow')).toBe(true);
  await drawn(5);
  await expect.element(other).toHaveFocus();
});
