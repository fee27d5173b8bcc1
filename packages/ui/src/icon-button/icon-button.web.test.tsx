import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { IconButton } from './index.ts';

const button = () => page.getByRole('button', { name: '送り先をコピー' });
const text = () => page.getByText('送り先をコピー', { exact: true });

afterEach(() => userEvent.unhover(document.body));

test('the name appears next to the icon on hover and on focus, and Escape hides it', async () => {
  await show(<IconButton icon="copy" label="送り先をコピー" />);
  await expect.element(text()).not.toBeVisible();
  await button().hover();
  await expect.element(text()).toBeVisible();
  await userEvent.unhover(button());
  await expect.element(text()).not.toBeVisible();
  await userEvent.tab();
  await expect.element(button()).toHaveFocus();
  await expect.element(text()).toBeVisible();
  await expectNoAxeFindings();
  await userEvent.keyboard('{Escape}');
  await expect.element(text()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});

test('a touch presses the button, and no tooltip blocks it', async () => {
  const onPress = vi.fn();
  await show(<IconButton icon="copy" label="送り先をコピー" onPress={onPress} />);
  const { left, top, width, height } = button().element().getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const point = { x: (frame?.left ?? 0) + left + width / 2, y: (frame?.top ?? 0) + top + height / 2 };
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => onPress.mock.calls.length).toBe(1);
  await expect.element(text()).not.toBeVisible();
});

test('a busy button keeps the focus and its size, is announced as disabled, and ignores presses', async () => {
  const onPress = vi.fn();
  const node = (isBusy: boolean) => (
    <IconButton icon="copy" label="送り先をコピー" tooltip="none" isBusy={isBusy} onPress={onPress} />
  );
  await show(node(false));
  const { width, height } = button().element().getBoundingClientRect();
  await button().click();
  await show(node(true));
  const busy = button().element();
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  expect(busy.getBoundingClientRect()).toMatchObject({ width, height });
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
});
