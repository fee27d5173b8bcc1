import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { EditorBar } from './index.ts';

afterEach(() => page.viewport(1024, 900));

const button = (name: string) => page.getByRole('button', { name });
const nothing = (): void => {};

interface Edited {
  readonly changeCount: number;
  readonly isSaving?: boolean;
  readonly isBlocked?: boolean;
  readonly onSave?: () => void;
  readonly onCancel?: () => void;
}

function edited({ changeCount, isSaving = false, isBlocked = false, ...on }: Edited): ReactNode {
  return (
    <EditorBar
      mode="edit"
      changeCount={changeCount}
      isSaving={isSaving}
      isBlocked={isBlocked}
      onCancel={on.onCancel ?? nothing}
      onSave={on.onSave ?? nothing}
    />
  );
}

test('the four texts: キャンセル and 保存する, 編集する as a tooltip, この内容で作成する', async () => {
  await show(edited({ changeCount: 1 }));
  await expect.element(button('キャンセル')).toHaveTextContent('キャンセル');
  await expect.element(button('保存する')).toHaveTextContent('保存する');
  await show(<EditorBar mode="create" isSaving={false} onCancel={nothing} onSave={nothing} />);
  await expect.element(button('キャンセル')).toBeEnabled();
  await expect.element(button('この内容で作成する')).toHaveTextContent('この内容で作成する');
  await show(<EditorBar mode="view" onEdit={nothing} />);
  const tooltip = page.getByText('編集する', { exact: true });
  await expect.element(tooltip).not.toBeVisible();
  await userEvent.tab();
  await expect.element(button('編集する')).toHaveFocus();
  await expect.element(tooltip).toBeVisible();
});

test('saving is disabled while nothing has changed and while saving', async () => {
  const onSave = vi.fn();
  await show(edited({ changeCount: 0, onSave }));
  await expect.element(button('保存する')).toBeDisabled();
  await show(edited({ changeCount: 2, onSave }));
  await expect.element(page.getByText('保存していない変更 2か所')).toBeVisible();
  await button('保存する').click();
  await show(edited({ changeCount: 2, isSaving: true, onSave }));
  await button('保存しています').click({ force: true });
  await userEvent.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledTimes(1);
  await expect.element(button('キャンセル')).toBeDisabled();
  await expectNoAxeFindings();
});

test('while something exceeds its limit, saving stays disabled even with changes', async () => {
  const onSave = vi.fn();
  await show(edited({ changeCount: 2, isBlocked: true, onSave }));
  await expect.element(button('保存する')).toBeDisabled();
  await show(edited({ changeCount: 2, onSave }));
  await button('保存する').click();
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('creating is disabled while in progress', async () => {
  const onSave = vi.fn();
  await show(<EditorBar mode="create" isSaving onCancel={nothing} onSave={onSave} />);
  await button('作成しています').click({ force: true });
  expect(onSave).not.toHaveBeenCalled();
  await expectNoAxeFindings();
});

/** A record as on our pages: reading and editing are two components, each with its own bar. */
function TwoParts(): ReactNode {
  const [isEditing, setEditing] = useState(false);
  const stop = (): void => setEditing(false);
  return isEditing ? (
    <form aria-label="基本">
      <input aria-label="予約番号" />
      <EditorBar mode="edit" changeCount={1} isSaving={false} onCancel={stop} onSave={stop} />
    </form>
  ) : (
    <div>
      <p>R-2026-1142</p>
      <EditorBar mode="view" onEdit={() => setEditing(true)} />
    </div>
  );
}

test('編集する leaves the focus on the bar, saving and canceling move it to 編集する', async () => {
  await show(<TwoParts />);
  await button('編集する').click();
  await expect.element(page.getByRole('group', { name: '編集の操作' })).toHaveFocus();
  await expectNoAxeFindings();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button('保存する')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('編集する')).toHaveFocus();
  await button('編集する').click();
  await button('キャンセル').click();
  await expect.element(button('編集する')).toHaveFocus();
});

test('if editing continues after saving, the focus stays on the bar, not on a button', async () => {
  await show(edited({ changeCount: 1 }));
  await button('保存する').click();
  await show(edited({ changeCount: 1, isSaving: true }));
  await show(edited({ changeCount: 0 }));
  await expect.element(page.getByRole('group', { name: '編集の操作' })).toHaveFocus();
});

test('a bar that only changes its buttons keeps the focus', async () => {
  await show(edited({ changeCount: 1 }));
  await button('保存する').click();
  await show(<EditorBar mode="view" onEdit={nothing} />);
  await expect.element(button('編集する')).toHaveFocus();
});

test('if the bar disappears with the last change, the form gets the focus', async () => {
  function Profile(): ReactNode {
    const [isDirty, setDirty] = useState(true);
    const stop = (): void => setDirty(false);
    return (
      <form aria-label="おふたり">
        <input aria-label="お名前" />
        {isDirty && <EditorBar mode="edit" changeCount={1} isSaving={false} onCancel={stop} onSave={stop} />}
      </form>
    );
  }
  await show(<Profile />);
  await button('保存する').click();
  const form = page.getByRole('form', { name: 'おふたり' });
  await expect.element(form).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: 'お名前' })).toHaveFocus();
  await expect.element(form).not.toHaveAttribute('tabindex');
});

test('a bar that appears while the focus is elsewhere does not take it', async () => {
  await show(<input aria-label="お名前" />);
  await userEvent.tab();
  await show(
    <>
      <input aria-label="お名前" />
      {edited({ changeCount: 1 })}
    </>,
  );
  await expect.element(page.getByRole('group', { name: '編集の操作' })).not.toHaveFocus();
});
