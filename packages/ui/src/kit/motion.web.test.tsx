import { type ReactNode, useEffect } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '../../testing/media.ts';
import { show } from '../../testing/render.tsx';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { ConnectionNotifier } from '../connection-notifier/index.ts';
import { Dialog } from '../dialog/index.ts';
import { DotProgress } from '../dot-progress/index.ts';
import { Drawer } from '../drawer/index.ts';
import { LoadingBar } from '../loading-bar/index.ts';
import { Meter } from '../meter/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { SnackbarProvider, useSnackbar } from '../snackbar/index.ts';
import { Spinner } from '../spinner/index.ts';
import { Switch } from '../switch/index.ts';

afterEach(async () => {
  await emulateMedia();
  await page.viewport(1024, 900);
});

const nothing = (): void => {};

function Notified(): ReactNode {
  const notify = useSnackbar();
  useEffect(() => void notify({ text: '保存しました。' }), [notify]);
  return null;
}

/** The first animated element from `text` outward: its transitions and animations. */
function motionAround(text: string): CSSStyleDeclaration {
  const start = page.getByText(text, { exact: true }).element();
  for (let at: Element | null = start; at !== null; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.animationName !== 'none') return style;
  }
  throw new Error(`nothing moves around ${text}`);
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

describe('the animations of the kit', () => {
  test.each([
    ['--m-page', '125ms'],
    ['--m-dialog', '300ms'],
    ['--m-bounce', '500ms'],
    ['--m-overlay', '350ms'],
    ['--m-sort', '500ms'],
    ['--m-quick', '150ms'],
  ])('%s is %s, and nothing for readers who prefer reduced motion', async (name, duration) => {
    await show(null);
    expect(token(name)).toBe(duration);
    await emulateMedia({ calm: true });
    expect(token(name)).toBe('0ms');
  });

  const veils = [
    [
      'a dialog',
      '0.3s',
      <Dialog key="d" isOpen onClose={nothing} title="お支払い">
        本文
      </Dialog>,
    ],
    [
      'a question',
      '0.3s',
      <ConfirmDialog
        key="c"
        isOpen
        title="よろしいですか？"
        confirmLabel="はい"
        onConfirm={nothing}
        onCancel={nothing}
      />,
    ],
    [
      'the overlay of the drawer',
      '0.35s',
      <Drawer key="o" isOpen onOpenChange={nothing} navigationKey="/" brand="ことほぎ">
        行
      </Drawer>,
    ],
  ] as const;

  test.each(veils)('%s fades in %s', async (_, duration, node) => {
    await page.viewport(800, 800);
    await show(node);
    const veil = page.getByRole(node.key === 'c' ? 'alertdialog' : 'dialog').element().parentElement?.parentElement;
    if (veil === null || veil === undefined) throw new Error('no veil');
    expect(getComputedStyle(veil).transitionProperty).toBe('opacity');
    expect(getComputedStyle(veil).transitionDuration).toBe(duration);
    await emulateMedia({ calm: true });
    expect(getComputedStyle(veil).transitionDuration).toBe('0s');
  });

  test('a message and the connection state bounce in for 0.5 s', async () => {
    await show(
      <SnackbarProvider>
        <Notified />
      </SnackbarProvider>,
    );
    await expect.element(page.getByText('保存しました。', { exact: true })).toBeInTheDocument();
    expect(motionAround('保存しました。').animationDuration).toBe('0.5s');
    await show(<ConnectionNotifier connection={{ state: 'failed', isReconnecting: false }} />);
    expect(motionAround('サーバとの接続に失敗しました').animationDuration).toBe('0.5s');
    await emulateMedia({ calm: true });
    expect(motionAround('サーバとの接続に失敗しました').animationDuration).toBe('0s');
  });
});

test('dot progress lights 3 dots one after the other for 750 ms each, and is static with reduced motion', async () => {
  await show(<DotProgress label="確認しています" />);
  const dots = [...page.getByRole('status').element().querySelectorAll('i')];
  expect(dots.map(dot => getComputedStyle(dot).animationDelay)).toEqual(['0s', '0.75s', '1.5s']);
  expect(dots.map(dot => getComputedStyle(dot).animationDuration)).toEqual(['2.25s', '2.25s', '2.25s']);
  const lit = (): number[] => dots.map(dot => Number(getComputedStyle(dot).opacity));
  for (const [at, expected] of [
    [100, [1, 0.25, 0.25]],
    [850, [0.25, 1, 0.25]],
    [1600, [0.25, 0.25, 1]],
    [2350, [1, 0.25, 0.25]],
  ] as const) {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = at;
    }
    expect(lit()).toEqual(expected);
  }
  await emulateMedia({ calm: true });
  expect(dots.map(dot => getComputedStyle(dot).animationName)).toEqual(['none', 'none', 'none']);
});

describe('with reduced motion', () => {
  const MOVES = /transform|translate|rotate|scale|width|height|inset|^(top|left|right|bottom)$|^all$/;

  /** The moving elements: `element: property`. Fading is allowed. */
  function moving(): readonly string[] {
    const gliding = [...document.body.querySelectorAll('*')].flatMap(one => {
      const { transitionProperty, transitionDuration } = getComputedStyle(one);
      const isStill = transitionDuration.split(', ').every(duration => duration === '0s');
      const moved = transitionProperty.split(', ').filter(property => MOVES.test(property));
      return isStill ? [] : moved.map(property => `${one.className}: ${property}`);
    });
    const running = document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || effect.getComputedTiming().duration === 0) return [];
      const moved = effect.getKeyframes().flatMap(frame => Object.keys(frame).filter(name => MOVES.test(name)));
      return moved.map(property => `${effect.target?.className}: ${property}`);
    });
    return [...gliding, ...running];
  }

  const parts: ReactNode = (
    <SnackbarProvider>
      <Notified />
      <LoadingBar state={{ kind: 'running', percent: 62 }} />
      <ProgressBar label="アーカイブ作成" percent={64} />
      <ProgressBar label="映像をつないでいます" percent={null} />
      <Meter label="お返事" value={59} max={86} valueText="59 / 86" />
      <Spinner label="読み込んでいます" />
      <Skeleton />
      <DotProgress />
      <Switch>通知</Switch>
      <ConnectionNotifier connection={{ state: 'failed', isReconnecting: false }} />
      <Dialog isOpen onClose={nothing} title="お支払い">
        本文
      </Dialog>
    </SnackbarProvider>
  );

  test('nothing moves, although it does without the preference', async () => {
    await show(parts);
    expect(moving().length).toBeGreaterThan(5);
    await emulateMedia({ calm: true });
    await expect.poll(moving).toEqual([]);
  });
});
