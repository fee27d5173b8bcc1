import { TextField } from '@kotohogi/ui/text-field';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { loadShellTexts } from '../texts.ts';
import { LeaveGuard } from './leave-guard.tsx';

const START = location.href;

beforeAll(loadShellTexts);

/** Whether the test page stores its input. */
let isKept = false;

function Edit() {
  const [text, setText] = useState('');
  return (
    <>
      <TextField label="ご挨拶" value={text} onChange={setText} />
      <LeaveGuard isDirty={text !== ''} isKept={isKept} />
      <Link to="/other">別のページ</Link>
      <Link to="/login">入り直す</Link>
    </>
  );
}

function routes() {
  const root = createRootRoute({ component: Outlet });
  const at = (path: string, component: () => ReactNode) => createRoute({ getParentRoute: () => root, path, component });
  return root.addChildren([
    at('/', () => <Link to="/edit">直す</Link>),
    at('/edit', Edit),
    at('/other', () => <h1>別の画面</h1>),
    at('/login', () => <h1>ログイン</h1>),
  ]);
}

let browserHistory: ReturnType<typeof createBrowserHistory> | undefined;

/** Starts on the first page and goes to the form, in the browser's own history. */
beforeEach(async () => {
  isKept = false;
  window.history.replaceState(null, '', '/');
  browserHistory = createBrowserHistory();
  await show(<RouterProvider router={createRouter({ routeTree: routes(), history: browserHistory })} />);
  await page.getByRole('link', { name: '直す' }).click();
  await expect.element(greeting()).toBeVisible();
});

afterEach(() => {
  browserHistory?.destroy();
  window.history.replaceState(null, '', START);
});

const greeting = () => page.getByRole('textbox', { name: 'ご挨拶' });
const question = () => page.getByRole('alertdialog', { name: '保存していない変更があります。このまま移動しますか？' });
const press = (name: string) => question().getByRole('button', { name }).click();

/** The two ways out of a page that the router handles. */
const WAYS = {
  'a link': {
    leave: () => page.getByRole('link', { name: '別のページ' }).click(),
    arrived: () => page.getByRole('heading', { name: '別の画面' }),
  },
  "the browser's back button": {
    leave: async () => window.history.back(),
    arrived: () => page.getByRole('link', { name: '直す' }),
  },
} as const;

test.each(['a link', "the browser's back button"] as const)(
  'leaving by %s asks while there are unsaved changes; キャンセル keeps the page and what was typed, and it asks again',
  async way => {
    const { leave, arrived } = WAYS[way];
    await userEvent.fill(greeting(), '謹啓');
    await leave();
    await expect.element(question()).toBeVisible();
    await press('キャンセル');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(greeting()).toHaveValue('謹啓');
    await expect.poll(() => location.pathname).toBe('/edit');
    await leave();
    await expect.element(question()).toBeVisible();
    await press('保存せずに移動する');
    await expect.element(arrived()).toBeVisible();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(greeting()).not.toBeInTheDocument();
  },
);

test.each(['a link', "the browser's back button"] as const)(
  'leaving by %s asks nothing once nothing is unsaved',
  async way => {
    await userEvent.fill(greeting(), '謹啓');
    await userEvent.fill(greeting(), '');
    await WAYS[way].leave();
    await expect.element(WAYS[way].arrived()).toBeVisible();
    await expect.element(question()).not.toBeInTheDocument();
  },
);

test('stored input allows leaving for the login without a prompt, and nowhere else; other input prompts there too', async () => {
  const toLogin = () => page.getByRole('link', { name: '入り直す' }).click();
  await userEvent.fill(greeting(), '謹啓');
  await toLogin();
  await expect.element(question()).toBeVisible();
  await press('キャンセル');
  isKept = true;
  await userEvent.fill(greeting(), '謹啓 皆様');
  await WAYS['a link'].leave();
  await expect.element(question()).toBeVisible();
  await press('キャンセル');
  await toLogin();
  await expect.element(page.getByRole('heading', { name: 'ログイン' })).toBeVisible();
});

/** Whether the browser would ask before it closes the tab. */
function asksBeforeClosing(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

/** How often the handler was added to or removed from the window; ignores the one the kit registers at its own end. */
function timesOf(calls: readonly (readonly unknown[])[]): number {
  return calls.filter(([type, , options]) => type === 'beforeunload' && options === undefined).length;
}

test('closing the tab prompts only while something is unsaved, and no handler is registered otherwise', async () => {
  const hung = vi.spyOn(window, 'addEventListener');
  const taken = vi.spyOn(window, 'removeEventListener');
  const times = () => [timesOf(hung.mock.calls), timesOf(taken.mock.calls)];
  expect(asksBeforeClosing()).toBe(false);
  await userEvent.fill(greeting(), '謹啓');
  await expect.poll(asksBeforeClosing).toBe(true);
  expect(times()).toEqual([1, 0]);
  await userEvent.fill(greeting(), '');
  await expect.poll(asksBeforeClosing).toBe(false);
  expect(times()).toEqual([1, 1]);
  vi.restoreAllMocks();
});
