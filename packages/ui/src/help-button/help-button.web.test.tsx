import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/render.tsx';
import { HelpButton } from './index.ts';

test('given a page with help, when it is opened by keyboard, it shows the answers and Escape returns the focus', async () => {
  await show(<HelpButton label="このページについて" answers={[{ question: '見られる人', answer: '施設の管理者' }]} />);
  const button = page.getByRole('button', { name: 'このページについて' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const panel = page.getByRole('dialog', { name: 'このページについて' });
  await expect.element(panel.getByText('施設の管理者')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  await expect.element(button).toHaveFocus();
});
