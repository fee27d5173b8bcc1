import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { LanguageDialog } from '../language-dialog/index.ts';
import { SnackbarProvider, useSnackbar } from '../snackbar/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog } from './index.ts';

afterEach(() => page.viewport(1024, 900));

function Opener(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>開く</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="お支払い方法を入力" footer={<Button>確認</Button>}>
        <p>本文</p>
      </Dialog>
    </>
  );
}

test('the focus moves in, stays in, and returns; Escape closes', async () => {
  await show(<Opener />);
  const opener = page.getByRole('button', { name: '開く' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'お支払い方法を入力' });
  await expect.element(dialog).toBeVisible();
  await expectNoAxeFindings();
  await userEvent.tab();
  await expect.element(dialog.getByRole('button', { name: '閉じる' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(dialog.getByRole('button', { name: '閉じる' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test.each([
  [375, 340],
  [320, 340],
])('at %d × %d px, as above a keyboard, no part of a dialog covers the focused field', async (width, height) => {
  await page.viewport(width, height);
  await show(
    <Dialog isOpen size="card" onClose={vi.fn()} title="お支払い方法を入力" footer={<Button>内容を確認する</Button>}>
      {['カード番号', '有効期限', 'セキュリティコード', 'お名前', 'メールアドレス'].map(label => (
        <TextField key={label} label={label} />
      ))}
    </Dialog>,
  );
  const fields = page.getByRole('textbox').elements() as readonly HTMLElement[];
  expect(fields).toHaveLength(5);
  // A dialog is clipped until it is laid out.
  await expect.poll(() => document.elementFromPoint(width / 2, height / 2)?.closest('[role="dialog"]')).toBeTruthy();
  for (const field of [...fields, ...fields.toReversed()]) {
    field.focus();
    const { left, top, width: length, bottom } = field.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(height);
    for (const y of [top + 2, bottom - 2]) expect(document.elementFromPoint(left + length / 2, y)).toBe(field);
  }
});

test('a press outside closes a dialog until something was typed; Escape still does', async () => {
  const onClose = vi.fn();
  const pressOutside = () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await show(
    <Dialog isOpen size="small" onClose={onClose} title="お知らせ">
      <TextField label="本文" />
    </Dialog>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await pressOutside();
  expect(onClose).toHaveBeenCalledTimes(1);
  await page.getByRole('textbox').fill('まもなく開式です');
  await pressOutside();
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a busy dialog cannot be closed', async () => {
  const onClose = vi.fn();
  await show(
    <Dialog isOpen isBusy onClose={onClose} title="お支払い">
      <p>本文</p>
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(page.getByRole('dialog').getByRole('button', { name: '閉じる' })).toBeDisabled();
});

test('a confirmation focuses キャンセル and confirms only once', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const question = (isBusy: boolean, errorMessage?: string): ReactNode => (
    <ConfirmDialog
      isOpen
      tone="danger"
      title="小林 陽翔・佐藤 結衣を削除します。よろしいですか？"
      confirmLabel="削除する"
      isBusy={isBusy}
      errorMessage={errorMessage}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      30日のあいだは、もとに戻せます。
    </ConfirmDialog>
  );
  await show(question(false));
  await expect.element(page.getByRole('alertdialog', { name: /よろしいですか/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'キャンセル' })).toHaveFocus();
  await expectNoAxeFindings();
  await page.getByRole('button', { name: '削除する' }).click();
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await show(question(true));
  await page.getByRole('button', { name: '削除する' }).click({ force: true });
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
  await show(question(false, 'ほかの人が先に変更しました。'));
  await expect.element(page.getByText('ほかの人が先に変更しました。')).toBeVisible();
  await expectNoAxeFindings();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('a confirmation about canceling has its own label for leaving it', async () => {
  const onCancel = vi.fn();
  await show(
    <ConfirmDialog
      isOpen
      title="この結婚式を中止しますか？"
      confirmLabel="中止を知らせる"
      cancelLabel="戻る"
      onConfirm={vi.fn()}
      onCancel={onCancel}
    />,
  );
  const back = page.getByRole('button', { name: '戻る' });
  await expect.element(back).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'キャンセル' })).not.toBeInTheDocument();
  await back.click();
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('each language is listed in its own words; the dialog is 300 px wide', async () => {
  const onChoose = vi.fn();
  const onClose = vi.fn();
  await show(<LanguageDialog isOpen onClose={onClose} onChoose={onChoose} />);
  await expect.element(page.getByRole('dialog', { name: '言語 / Language' })).toBeVisible();
  for (const width of [768, 1280]) {
    await page.viewport(width, 800);
    expect(page.getByRole('dialog').element().getBoundingClientRect().width).toBe(300);
  }
  await expect.element(page.getByRole('button', { name: '日本語' })).toHaveAttribute('aria-current', 'true');
  await expectNoAxeFindings();
  await page.getByRole('button', { name: 'English' }).click();
  expect(onChoose).toHaveBeenCalledWith('en-US');
  expect(onClose).toHaveBeenCalledTimes(1);
});

function Wrong(): ReactNode {
  const notify = useSnackbar();
  return (
    <Dialog isOpen onClose={() => {}} title="お支払い">
      <Button onPress={() => notify({ text: '入力内容に不備があります。内容をご確認ください。', tone: 'bad' })}>
        確認
      </Button>
    </Dialog>
  );
}

test('a message appears above an open dialog and can be dismissed there', async () => {
  await show(
    <SnackbarProvider>
      <Wrong />
    </SnackbarProvider>,
  );
  await page.getByRole('button', { name: '確認' }).click();
  await expect.poll(() => page.getByRole('alert').element().textContent).toContain('入力内容に不備があります。');
  await expectNoAxeFindings();
  await page.getByRole('region', { name: 'お知らせ' }).getByRole('button', { name: '閉じる' }).click();
  await expect.element(page.getByText('入力内容に不備があります。')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'お支払い' })).toBeVisible();
});

function CardForm(): ReactNode {
  const notify = useSnackbar();
  const check = (): void => {
    notify({ text: '入力内容に不備があります。内容をご確認ください。', tone: 'bad' });
    requestAnimationFrame(() => {
      const last = document.querySelector<HTMLElement>('[name="holder"]');
      last?.focus({ preventScroll: true });
      last?.scrollIntoView({ block: 'center' });
    });
  };
  return (
    <Dialog
      isOpen
      onClose={() => {}}
      size="card"
      title="お支払い方法を入力"
      footer={<Button onPress={check}>確認</Button>}
    >
      {['number', 'month', 'year', 'code', 'holder'].map(name => (
        <TextField key={name} name={name} label={name} isRequired errorMessage="必須です" />
      ))}
    </Dialog>
  );
}

test('on the smallest phone the message at the bottom of a card form does not cover the invalid field', async () => {
  await page.viewport(320, 568);
  await show(
    <SnackbarProvider>
      <CardForm />
    </SnackbarProvider>,
  );
  await page.getByRole('button', { name: '確認' }).click();
  const field = page.getByRole('textbox', { name: 'holder' });
  await expect.element(field).toHaveFocus();
  const message = page.getByText('入力内容に不備があります。内容をご確認ください。').element().parentElement;
  await expect
    .poll(() => field.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(message?.getBoundingClientRect().top ?? 0);
  expect(field.element().getBoundingClientRect().top).toBeGreaterThan(60);
});

test.each([
  ['card', 660],
  ['regular', 640],
] as const)('a dialog of size %s is at most %i px wide', async (size, width) => {
  await show(
    <Dialog isOpen onClose={() => {}} title="お支払い方法を入力" size={size}>
      <p>本文</p>
    </Dialog>,
  );
  expect(page.getByRole('dialog').element().getBoundingClientRect().width).toBe(width);
});
