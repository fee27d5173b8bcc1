import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { DateField } from './index.ts';
import { OPEN_AFTER_MS } from './use-open-on-focus.ts';

const field = page.getByRole('textbox', { name: '基準日' });
const grid = page.getByRole('grid');

/** Runs all timers of the time in which the calendar would open. */
const after50 = () => vi.advanceTimersByTime(OPEN_AFTER_MS * 2);
afterEach(() => {
  vi.useRealTimers();
});

test('it opens 50 ms after the mouse focused the input, which keeps the focus and accepts typing', async () => {
  expect(OPEN_AFTER_MS).toBe(50);
  const onChange = vi.fn();
  await show(<DateField label="基準日" onChange={onChange} />);
  await field.click();
  await expect.element(grid).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expectNoAxeFindings();
  await userEvent.keyboard('2026/4/3');
  expect(onChange).toHaveBeenLastCalledWith('2026-4-3');
  await expect.element(page.getByRole('grid', { name: '2026年4月' })).toBeVisible();
});

test('a chosen day becomes the value; the focus stays in the input and the calendar closes', async () => {
  const onChange = vi.fn();
  await show(<DateField label="基準日" defaultValue="2026-11-21" onChange={onChange} />);
  await field.click();
  await page.getByRole('button', { name: /2026年11月3日/ }).click();
  expect(onChange).toHaveBeenLastCalledWith('2026-11-03');
  await expect.element(grid).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

test('Escape closes only the calendar', async () => {
  const outer = vi.fn();
  await show(
    // biome-ignore lint/a11y/noStaticElementInteractions: replaces a dialog around the field
    <div onKeyDown={({ key }) => outer(key)}>
      <DateField label="基準日" />
    </div>,
  );
  await field.click();
  await expect.element(grid).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(grid).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  expect(outer).not.toHaveBeenCalled();
});

test('it closes on blur', async () => {
  await show(
    <>
      <DateField label="基準日" />
      <button type="button">つぎ</button>
    </>,
  );
  await field.click();
  await expect.element(grid).toBeVisible();
  await userEvent.tab();
  await expect.element(grid).not.toBeInTheDocument();
});

/** Resolves once `scroll` has scrolled something and all listeners have run. */
function scrolled(scroll: () => void): Promise<unknown> {
  const received = new Promise(resolve => document.addEventListener('scroll', resolve, { once: true, capture: true }));
  scroll();
  return received.then(() => new Promise(resolve => requestAnimationFrame(resolve)));
}

test('it moves with the scrolled page: a day can still be chosen', async () => {
  const onChange = vi.fn();
  await show(
    <div style={{ minBlockSize: '200rem' }}>
      <DateField label="基準日" defaultValue="2026-11-21" onChange={onChange} />
    </div>,
  );
  await field.click();
  await expect.element(grid).toBeVisible();
  await scrolled(() => window.scrollTo(0, 20));
  await page.getByRole('button', { name: /2026年11月3日/ }).click();
  expect(onChange).toHaveBeenLastCalledWith('2026-11-03');
});

test('it closes when a box inside the page scrolls the field away', async () => {
  await show(
    <section aria-label="箱" style={{ blockSize: '40rem', overflow: 'auto' }}>
      <div style={{ blockSize: '200rem', paddingBlockStart: '8rem' }}>
        <DateField label="基準日" />
      </div>
    </section>,
  );
  await field.click();
  await expect.element(grid).toBeVisible();
  await scrolled(() => page.getByRole('region', { name: '箱' }).element().scrollTo(0, 90));
  await expect.element(grid).not.toBeInTheDocument();
});

test('it stays open when the window loses the focus', async () => {
  await show(<DateField label="基準日" />);
  await field.click();
  await expect.element(grid).toBeVisible();
  field.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: null }));
  await expect.element(grid).toBeVisible();
});

test('keyboard, scripts and touch do not open it', async () => {
  await show(<DateField label="基準日" />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  after50();
  await expect.element(grid).not.toBeInTheDocument();
  const input = field.element();
  if (!(input instanceof HTMLElement)) throw new Error('no input');
  input.blur();
  input.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  input.focus();
  after50();
  await expect.element(grid).not.toBeInTheDocument();
});

test('it can be turned off', async () => {
  await show(<DateField label="基準日" opensOnFocus={false} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await field.click();
  after50();
  await expect.element(grid).not.toBeInTheDocument();
});
