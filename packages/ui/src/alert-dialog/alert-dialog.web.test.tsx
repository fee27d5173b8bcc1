import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { Button } from '../button/index.ts';
import { AlertDialog } from './index.ts';

const TEXT = '既に決済されている可能性があるため、画面を再表示します。';

function Opener(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>開く</Button>
      <AlertDialog isOpen={isOpen} closeLabel="OK" onClose={() => setOpen(false)}>
        {TEXT}
      </AlertDialog>
    </>
  );
}

test('shows its sentence, focuses its only button, and returns the focus', async () => {
  await show(<Opener />);
  const opener = page.getByRole('button', { name: '開く' });
  await opener.click();
  const alert = page.getByRole('alertdialog', { name: TEXT });
  await expect.element(alert).toBeVisible();
  await expect.element(alert.getByRole('button', { name: 'OK' })).toHaveFocus();
  await expectNoAxeFindings();
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a press outside does not close it: it has to be read', async () => {
  await show(<Opener />);
  await page.getByRole('button', { name: '開く' }).click();
  const alert = page.getByRole('alertdialog');
  await expect.element(alert).toBeVisible();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 2, clientY: 2 }));
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientX: 2, clientY: 2 }));
  await expect.element(alert).toBeVisible();
});
