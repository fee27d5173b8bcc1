import type { InvitationState } from '@kotohogi/contract/invitation';
import type { Photo } from '@kotohogi/contract/rules/photo';
import { instant } from '@kotohogi/domain/kernel/instant';
import { Button } from '@kotohogi/ui/button';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '../../../shell/api/api-error.ts';
import { addTexts } from '../../../shell/i18n/text.ts';
import { refusal } from '../../../shell/testing/refusal.ts';
import { Routed } from '../../../shell/testing/routed.tsx';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { CoupleContext } from '../couple-context.ts';
import { ja } from '../messages.ja.ts';
import { aCouple, anInvitation } from '../testing/an-invitation.ts';
import { GuideFields } from './guide-fields.tsx';
import { PhotoFields } from './photo-fields.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PublishControl } from './publish-control.tsx';
import { useDraft } from './state.ts';
import { useEditor } from './use-editor.ts';

const AT = instant(1_795_238_898_000);
const WEDDING = 7;

/** A small picture, so that frames have something to show. */
async function pictureFile(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 400);
  canvas.getContext('2d')?.fillRect(0, 0, 400, 400);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'us.jpg', { type: 'image/jpeg' });
}

const SAVED = anInvitation();
const COUPLE = aCouple();

interface Saving {
  readonly mainPhoto: string | null;
  readonly contents: readonly { readonly title: string; readonly image: string | null }[];
  readonly publish?: boolean;
}

/** The saved requests, and the uploads without a response so far. */
let saved: Saving[];
let uploads: ((answer: Response) => void)[];
let stored: Photo;

async function serve(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(String(input), location.href);
  if (pathname.endsWith('/images')) return await new Promise(resolve => uploads.push(resolve));
  if (pathname.endsWith('/invitation')) {
    saved.push(JSON.parse(String(init.body)));
    return Response.json({ ...SAVED, mainPhoto: stored, version: 2, invitaionCreatedAt: AT });
  }
  return Response.json({ ...COUPLE, invitation: { ...SAVED, mainPhoto: stored, version: 2, invitaionCreatedAt: AT } });
}

/** The parts of the editor that handle photos. */
function Editing({ state }: { readonly state: InvitationState }) {
  const editor = useEditor(WEDDING, useDraft(WEDDING, state, undefined));
  return (
    <main>
      <PublishControl editor={editor} />
      <Button onPress={() => void editor.save()}>保存</Button>
      <PhotoFields editor={editor} />
      <GuideFields editor={editor} part="contents" onLanguage={() => {}} />
    </main>
  );
}

async function visit(state: InvitationState = SAVED, part = <Editing state={state} />): Promise<void> {
  await show(<Routed part={() => <CoupleContext value={COUPLE}>{part}</CoupleContext>} />);
}

const main = page.getByLabelText('メイン', { exact: true });
const publish = page.getByRole('button', { name: '公開する' });
const dialog = page.getByRole('alertdialog');
const srcOfMain = () => main.element().parentElement?.querySelector('img')?.src;

/** Responds to the oldest pending upload. */
async function answer(response: Response): Promise<void> {
  await expect.poll(() => uploads.length).toBeGreaterThan(0);
  uploads.shift()?.(response);
}

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
beforeEach(async () => {
  localStorage.clear();
  [saved, uploads] = [[], []];
  const src = URL.createObjectURL(await pictureFile());
  const key = `photo/7/${'a'.repeat(24)}.jpg`;
  const shape = { width: 400, height: 400, ratio: 1 };
  const file = { key, name: 'a.jpg', type: 'image/jpeg', size: 1, lastModified: instant(1) };
  stored = { ...file, ...shape, src, originalSrc: src, img: { sizes: '', srcSet: '', src } };
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('given a photo that is still uploading', () => {
  test('when the invitation is published, then publishing waits for the photo and includes it', async () => {
    await visit();
    await userEvent.upload(main, await pictureFile());
    await expect.poll(() => uploads.length).toBe(1);
    await publish.click();
    await dialog.getByRole('button', { name: /公開する/ }).click();
    await expect.element(dialog.getByText(/お選びの写真のアップロードが終わり次第/)).toBeVisible();
    expect(saved).toEqual([]);
    await answer(Response.json(stored));
    await expect.poll(() => saved.length).toBe(1);
    expect(saved[0]).toMatchObject({ mainPhoto: stored.key, publish: true });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('when the photo is refused, then nothing is published and a message says so; a second click publishes without it', async () => {
    await visit({ ...SAVED, mainPhoto: stored });
    const before = srcOfMain();
    await userEvent.upload(main, await pictureFile());
    await expect.poll(() => uploads.length).toBe(1);
    await expect.poll(srcOfMain).not.toBe(before);
    await page.getByRole('button', { name: '保存' }).click();
    await answer(refusal(422, 'photo_too_small', { userMessage: '写真が小さすぎます。' }));
    await expect.element(page.getByText(/写真をアップロードできなかったため、まだ保存していません/)).toBeVisible();
    await expect.element(page.getByText('写真が小さすぎます。')).toBeVisible();
    // The frame shows the previous photo again, as the invitation does.
    await expect.poll(srcOfMain).toBe(before);
    expect(saved).toEqual([]);
    await page.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => saved.length).toBe(1);
    expect(saved[0]).toMatchObject({ mainPhoto: stored.key });
  });

  test('when the upload failed, then saving is blocked until it is retried', async () => {
    await visit();
    await userEvent.upload(main, await pictureFile());
    await answer(refusal(503, 'busy', { userMessage: 'ただいま混み合っています。' }));
    await expect.element(page.getByText('ただいま混み合っています。')).toBeVisible();
    await page.getByRole('button', { name: '保存' }).click();
    await expect.element(page.getByText(/写真をアップロードできなかったため、まだ保存していません/)).toBeVisible();
    expect(saved).toEqual([]);
    await page.getByRole('button', { name: 'もう一度送る' }).click();
    await answer(Response.json(stored));
    await expect.element(page.getByRole('button', { name: 'もう一度送る' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => saved.length).toBe(1);
    expect(saved[0]).toMatchObject({ mainPhoto: stored.key });
  });
});

test('given a guide with an upload in progress, then text typed meanwhile is kept, and the sheet waits', async () => {
  await visit();
  await page.getByRole('button', { name: '項目を追加' }).click();
  const sheet = page.getByRole('dialog');
  await userEvent.upload(sheet.getByLabelText('写真'), await pictureFile());
  await expect.poll(() => uploads.length).toBe(1);
  await sheet.getByRole('textbox', { name: '見出し' }).fill('ふたりの場所');
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).toBeVisible();
  await answer(Response.json(stored));
  await expect.element(sheet.getByRole('button', { name: '完了' })).toBeEnabled();
  await sheet.getByRole('button', { name: '完了' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await page.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]?.contents).toMatchObject([{ title: 'ふたりの場所', image: stored.key }]);
});

test('given a preview whose photo uploads fail, then its button stops waiting and can be clicked again', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const busy = new ApiError({ id: 'busy', status: 503, message: 'busy', userMessage: 'ただいま混み合っています。' });
  const ready = vi.fn(() => Promise.reject(busy));
  await visit(SAVED, <PreviewButton editor={{ check: () => true, ready, isOverLimit: false }} />);
  const button = page.getByRole('button', { name: 'ゲストの画面で確認' });
  await button.click();
  await expect.element(page.getByText('ただいま混み合っています。')).toBeVisible();
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await button.click();
  expect(ready).toHaveBeenCalledTimes(2);
});
