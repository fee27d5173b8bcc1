import { type ReactNode, useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { Button } from '../button/index.ts';
import { ConnectionNotifier } from '../connection-notifier/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { DisclosureList, DisclosureSection } from '../disclosure-section/index.ts';
import { LoadingBar, type LoadingBarControls, useLoadingBar } from '../loading-bar/index.ts';
import { SnackbarProvider, useSnackbar } from '../snackbar/index.ts';
import { Alert } from './index.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an alert can be dismissed', async () => {
  const onDismiss = vi.fn();
  await show(
    <Alert tone="bad" isLive isDismissable onDismiss={onDismiss} title="配信エラー">
      映像が届いていません。
    </Alert>,
  );
  await expect.poll(() => page.getByRole('alert').element().textContent).toContain('映像が届いていません。');
  await expectNoAxeFindings();
  await page.getByRole('button', { name: '閉じる' }).click();
  await expect.element(page.getByText('映像が届いていません。')).not.toBeInTheDocument();
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('a controlled alert only reports that it was dismissed', async () => {
  const onDismiss = vi.fn();
  const alert = (isShown: boolean): ReactNode => (
    <Alert isShown={isShown} isDismissable onDismiss={onDismiss}>
      お名前が通帳と違います。
    </Alert>
  );
  await show(alert(false));
  await expect.element(page.getByText('お名前が通帳と違います。')).not.toBeInTheDocument();
  await show(alert(true));
  await page.getByRole('button', { name: '閉じる' }).click();
  expect(onDismiss).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText('お名前が通帳と違います。')).toBeVisible();
});

test('the text of an alert is level with its button, and the icon with the first line', async () => {
  await page.viewport(900, 600);
  const middleOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  await show(
    <Alert tone="warn" action={<Button>もう一度読み込む</Button>}>
      読み込めませんでした。
    </Alert>,
  );
  const text = page.getByText('読み込めませんでした。').element();
  const icon = () => middleOf(document.querySelector('svg') ?? document.body);
  const button = page.getByRole('button', { name: 'もう一度読み込む' }).element();
  expect(Math.abs(middleOf(text) - middleOf(button))).toBeLessThanOrEqual(1);
  expect(Math.abs(icon() - middleOf(text))).toBeLessThanOrEqual(2);
  await show(
    <Alert tone="warn" title="受け付けは終わりました" action={<Button>ログインする</Button>}>
      お返事がお済みの方は、ログインしてお進みください。
    </Alert>,
  );
  const title = page.getByText('受け付けは終わりました').element();
  expect(Math.abs(icon() - middleOf(title))).toBeLessThanOrEqual(2);
});

function Notifier(): ReactNode {
  const notify = useSnackbar();
  const undo = { label: '元に戻す', onPress: () => notify({ text: '元に戻しました。' }) };
  return <Button onPress={() => notify({ text: '項目を外しました。', action: undo })}>外す</Button>;
}

test('a message can have an action', async () => {
  await show(
    <SnackbarProvider>
      <Notifier />
    </SnackbarProvider>,
  );
  await page.getByRole('button', { name: '外す' }).click();
  await expect.element(page.getByRole('status').getByText('項目を外しました。')).toBeVisible();
  await expectNoAxeFindings();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect.element(page.getByText('項目を外しました。')).not.toBeInTheDocument();
  await expect.element(page.getByText('元に戻しました。')).toBeVisible();
});

test('copying reports whether it worked', async () => {
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('no'));
  await show(<CopyButton text="rtmps://in" isIcon label="送り先をコピー" />);
  const button = page.getByRole('button', { name: '送り先をコピー' });
  await button.click();
  expect(write).toHaveBeenCalledWith('rtmps://in');
  await expect.element(page.getByText('コピーしました。').first()).toBeVisible();
  await button.click();
  await expect.element(page.getByText('コピーできませんでした。').first()).toBeVisible();
  await expectNoAxeFindings();
});

test('the connection is announced after its first result, for 3 s unless it is reconnecting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await show(<ConnectionNotifier connection={{ state: 'connecting', isReconnecting: false }} />);
  await show(<ConnectionNotifier connection={{ state: 'connected', isReconnecting: false }} />);
  expect(page.getByRole('status').element().textContent).toBe('');
  await show(<ConnectionNotifier connection={{ state: 'disconnected', isReconnecting: true }} />);
  expect(page.getByRole('status').element().textContent).toBe('サーバと再接続中です');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.getByRole('status').element().textContent).toBe('サーバと再接続中です');
  await show(<ConnectionNotifier connection={{ state: 'connected', isReconnecting: false }} />);
  expect(page.getByRole('status').element().textContent).toBe('サーバと接続しました');
  await vi.advanceTimersByTimeAsync(2_900);
  expect(page.getByRole('status').element().textContent).toBe('サーバと接続しました');
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await expect.poll(() => page.getByRole('status').element().textContent).toBe('');
});

function Navigation({ onControls }: { readonly onControls: (controls: LoadingBarControls) => void }): ReactNode {
  const [state, controls] = useLoadingBar();
  useEffect(() => onControls(controls), [controls, onControls]);
  return <LoadingBar state={state} />;
}

test('the loading bar waits, runs, finishes and disappears', async () => {
  const given: LoadingBarControls[] = [];
  await show(<Navigation onControls={controls => void given.push(controls)} />);
  const [controls] = given;
  const bar = page.getByRole('progressbar', { name: '読み込んでいます' });
  controls?.start();
  await expect.element(bar).toBeVisible();
  await expect.poll(() => Number(bar.element().getAttribute('aria-valuenow'))).toBeGreaterThan(3);
  await expectNoAxeFindings();
  controls?.finish();
  await expect.element(bar).toHaveAttribute('aria-valuenow', '100');
  await expect.element(bar).not.toBeInTheDocument();
});

test('the loading bar waits 200 ms, steps every 100 ms towards 5 s, jumps by 30 or 45, and disappears 500 ms after the end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const given: LoadingBarControls[] = [];
  await show(<Navigation onControls={controls => void given.push(controls)} />);
  const [controls] = given;
  const bar = (): Element | null => document.querySelector('[role="progressbar"]');
  const percent = (): number => Number(bar()?.getAttribute('aria-valuenow'));
  // The timers are fake, React and the browser are not: after a few frames the output and its effects are there.
  const drawn = async (): Promise<void> => {
    for (const _ of [1, 2, 3]) await new Promise<void>(resolve => requestAnimationFrame(() => resolve()));
  };
  const after = async (ms: number, shown: number | null): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms);
    await drawn();
    expect(bar() === null ? null : percent()).toBe(shown);
  };
  controls?.start();
  await after(0, null);
  await after(190, null);
  await after(10, 0);
  await after(100, 2);
  await after(400, 10);
  controls?.advance(30);
  await after(0, 40);
  controls?.advance(45);
  await after(0, 85);
  controls?.finish();
  await after(0, 100);
  await after(490, 100);
  await after(10, null);
});

test('a collapsed section keeps its content', async () => {
  await show(
    <DisclosureList>
      <DisclosureSection title="ごあいさつ" defaultOpen aside="変更あり">
        <input aria-label="文" />
      </DisclosureSection>
    </DisclosureList>,
  );
  const head = page.getByRole('button', { name: 'ごあいさつ' });
  await userEvent.fill(page.getByRole('textbox', { name: '文' }), '木々の緑が');
  await page.getByText('変更あり').click({ force: true });
  await expect.element(head).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByRole('textbox', { name: '文' })).not.toBeInTheDocument();
  await head.click();
  await expect.element(page.getByRole('textbox', { name: '文' })).toHaveValue('木々の緑が');
  await expectNoAxeFindings();
});
