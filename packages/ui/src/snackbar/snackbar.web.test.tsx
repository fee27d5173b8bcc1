import { type ReactNode, useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/render.tsx';
import { useBottomBar } from '../kit/index.ts';
import { SnackbarProvider, useSnackbar } from './index.ts';

const TEXT = '保存できませんでした。もう一度お試しください。';

/** A page longer than the screen, with its button at the very end; with `hasFoot` also a bar at the bottom. */
function LongPage({ hasFoot = false }: { readonly hasFoot?: boolean }): ReactNode {
  const notify = useSnackbar();
  const foot = useBottomBar();
  return (
    <>
      <div style={{ height: '1200px' }} />
      <button
        type="button"
        style={{ display: 'block', margin: 'auto' }}
        onClick={() => notify({ text: TEXT, tone: 'bad' })}
      >
        保存する
      </button>
      {hasFoot && <div style={{ height: '72px' }} />}
      {hasFoot && (
        <div ref={foot} style={{ position: 'fixed', inset: 'auto 0 0', height: '72px' }}>
          <button type="button">ご祝儀</button>
        </div>
      )}
    </>
  );
}

const edges = (one: Element) => one.getBoundingClientRect();
const snackbar = () => page.getByRole('alert').getByText(TEXT).element().parentElement as HTMLElement;
const isClear = (of: Element) => edges(of).bottom <= edges(snackbar()).top || edges(of).top >= edges(snackbar()).bottom;

afterEach(() => page.viewport(1024, 900));

test.for([
  { screen: 'phone', width: 375, height: 700 },
  { screen: 'desktop', width: 1280, height: 800 },
])(
  'on a $screen an error covers neither the button at the end of the page nor the bar at the bottom',
  async ({ width, height }) => {
    await page.viewport(width, height);
    for (const hasFoot of [false, true]) {
      await show(
        <SnackbarProvider key={String(hasFoot)}>
          <LongPage hasFoot={hasFoot} />
        </SnackbarProvider>,
      );
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      const save = page.getByRole('button', { name: '保存する' });
      save.element().focus();
      await save.click();
      await expect.element(page.getByText(TEXT)).toBeVisible();
      await expect.poll(() => isClear(save.element())).toBe(true);
      if (hasFoot) await expect.poll(() => isClear(page.getByRole('button', { name: 'ご祝儀' }).element())).toBe(true);
    }
  },
);

function Notifier(): ReactNode {
  const notify = useSnackbar();
  return (
    <button type="button" onClick={() => notify({ text: '保存しました。', durationMs: 500 })}>
      保存する
    </button>
  );
}

/** A page that renders all the time, like one with a running clock. */
function BusyPage(): ReactNode {
  const [, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount(count => count + 1), 50);
    return () => clearInterval(timer);
  }, []);
  return (
    <SnackbarProvider>
      <Notifier />
    </SnackbarProvider>
  );
}

test('a message goes after its time although the page renders meanwhile', async () => {
  await show(<BusyPage />);
  await page.getByRole('button', { name: '保存する' }).click();
  const message = page.getByText('保存しました。');
  await expect.element(message).toBeVisible();
  await expect.element(message).not.toBeInTheDocument();
});
