import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { type SortItem, SortList } from './index.ts';

const ITEMS = ['入場', '誓いの言葉', '指輪の交換'].map((name, index) => ({ id: String(index), name }));

function Programme({ onAppend }: { readonly onAppend?: () => void }): ReactNode {
  const [items, setItems] = useState<readonly SortItem[]>(ITEMS);
  return <SortList label="式次第" items={items} onChange={setItems} onAppend={onAppend} />;
}

const names = (): readonly (string | null)[] =>
  Array.from(document.querySelectorAll('main li > span:first-child'), row => row.textContent);
const button = (name: string) => page.getByRole('button', { name });

test('entries swap in at most half a second, disabled meanwhile, and keep the focus', async () => {
  await show(<Programme />);
  const down = button('「入場」を下へ');
  await down.click();
  expect(names()).toEqual(['誓いの言葉', '入場', '指輪の交換']);
  await expect.element(down).toHaveAttribute('aria-disabled', 'true');
  const glides = document.getAnimations().filter(one => one.effect?.getComputedTiming().duration === 500);
  expect(glides).toHaveLength(2);
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['誓いの言葉', '入場', '指輪の交換']);
  await expect.element(down).toHaveAttribute('aria-disabled', 'false');
  await expect.element(down).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['誓いの言葉', '指輪の交換', '入場']);
  await expect.element(page.getByText('「入場」を3番目に移しました。')).toBeInTheDocument();
});

test('nothing moves beyond the ends', async () => {
  await show(<Programme />);
  await expect.element(button('「入場」を上へ')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('「指輪の交換」を下へ')).toHaveAttribute('aria-disabled', 'true');
  await button('「入場」を上へ').click({ force: true });
  expect(names()[0]).toBe('入場');
  await expectNoAxeFindings();
});

test('an entry can be removed; the focus moves to its neighbor', async () => {
  await show(<Programme onAppend={() => {}} />);
  await button('「誓いの言葉」を外す').click();
  expect(names()).toEqual(['入場', '指輪の交換']);
  await expect.element(button('「指輪の交換」を外す')).toHaveFocus();
  await expect.element(page.getByText('「誓いの言葉」を外しました。')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('「入場」を外す')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual([]);
  await expect.element(button('項目を追加')).toHaveFocus();
});

test('while two entries swap, nothing can be moved, removed or added', async () => {
  const onAppend = vi.fn();
  await show(<Programme onAppend={onAppend} />);
  await button('「誓いの言葉」を上へ').click();
  const locked = ['「指輪の交換」を上へ', '「指輪の交換」を外す', '項目を追加'];
  for (const name of locked) {
    const control = button(name).element();
    expect(control.getAttribute('aria-disabled'), name).toBe('true');
    if (control instanceof HTMLElement) control.click();
  }
  expect(names()).toEqual(['誓いの言葉', '入場', '指輪の交換']);
  expect(onAppend).not.toHaveBeenCalled();
  for (const name of locked) await expect.element(button(name)).toHaveAttribute('aria-disabled', 'false');
});

test('an entry can be added', async () => {
  const onAppend = vi.fn();
  await show(<Programme onAppend={onAppend} />);
  await button('項目を追加').click();
  expect(onAppend).toHaveBeenCalledTimes(1);
});
