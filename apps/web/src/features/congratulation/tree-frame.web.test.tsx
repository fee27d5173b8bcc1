import { Button } from '@kotohogi/ui/button';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { show } from '../../shell/testing/show.tsx';
import { storeCare } from '../../shell/theme/care.ts';
import { tree as ja } from './messages.ja.ts';
import { TreeFrame } from './tree-frame.tsx';

beforeAll(() => addTexts(ja));
afterEach(() => storeCare('large', false));

const showTree = () =>
  show(
    <TreeFrame under={null}>
      <Button>葉</Button>
    </TreeFrame>,
  );

function frame(): HTMLElement {
  const box = page.getByRole('button', { name: '葉', exact: true }).element().parentElement?.parentElement;
  if (!box) throw new Error('the leaf hangs on no tree');
  return box;
}

test('given a phone, when the guest zooms in, then the tree is more than twice as large and can be scrolled', async () => {
  await page.viewport(375, 812);
  await showTree();
  const box = frame();
  const { clientHeight: height } = box;
  expect(box.scrollWidth).toBe(box.clientWidth);
  await userEvent.click(page.getByRole('button', { name: '木に近づく' }));
  expect(box.scrollWidth / box.clientWidth).toBeGreaterThan(2);
  expect(box.scrollLeft).toBeGreaterThan(0);
  // The content below it does not move.
  expect(box.clientHeight).toBe(height);
  await userEvent.click(page.getByRole('button', { name: '木の全体を見る' }));
  expect(box.scrollWidth).toBe(box.clientWidth);
});

test('given large letters, then the leaves grow with them, on a phone and on a wide screen', async () => {
  const stageWidth = () => frame().firstElementChild?.getBoundingClientRect().width ?? 0;
  await showTree();
  for (const [screen, growth] of [
    [375, 1.5],
    [1280, 1.33],
  ] as const) {
    await page.viewport(screen, 812);
    const before = stageWidth();
    storeCare('large', true);
    await expect.poll(() => stageWidth() / before).toBeGreaterThanOrEqual(growth);
    storeCare('large', false);
    await expect.poll(stageWidth).toBe(before);
  }
});

test('given a wide screen, then the tree is large enough', async () => {
  await page.viewport(1280, 800);
  await showTree();
  await expect.element(page.getByRole('button', { name: '木に近づく' })).not.toBeInTheDocument();
});
