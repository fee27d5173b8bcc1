import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { ImageUploader, ImageView } from './index.ts';

async function picture(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = 'seagreen';
  context.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type })], `photo.${type.slice(6)}`, { type });
}

async function sizeOf(file: unknown): Promise<readonly [number, number]> {
  if (!(file instanceof File)) throw new Error('no file arrived');
  const { width, height } = await createImageBitmap(file);
  return [width, height];
}

const input = page.getByLabelText('メイン');

test('an image over the limits is scaled down in proportion, one within them stays as it is', async () => {
  const onChange = vi.fn();
  await show(<ImageUploader label="メイン" maxWidth={300} maxHeight={300} onChange={onChange} />);
  await userEvent.upload(input, await picture(900, 600, 'image/jpeg'));
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(await sizeOf(onChange.mock.calls[0]?.[0])).toEqual([300, 200]);
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({ name: 'photo.jpeg', type: 'image/jpeg' });
  const small = await picture(200, 100);
  await userEvent.upload(input, small);
  await expect.poll(() => onChange.mock.calls.length).toBe(2);
  expect(onChange.mock.calls[1]?.[0]).toMatchObject({ size: small.size, type: 'image/png' });
  await expectNoAxeFindings();
});

/** The number of lines a phrase of an element takes. */
function linesOf(element: Element, phrase: string): number {
  const text = element.firstChild;
  const at = text?.textContent?.indexOf(phrase) ?? -1;
  if (text === null || at < 0) throw new Error(`the text is missing: ${phrase}`);
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + phrase.length);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

test('on a phone its text breaks between phrases only', async () => {
  await page.viewport(375, 700);
  const hint = 'JPEG・PNG・WebP・HEIC、10MBまで';
  for (const aspectRatio of ['3 / 4', '1 / 2', '2 / 5']) {
    await show(<ImageUploader label="メイン" typesHint={hint} aspectRatio={aspectRatio} onChange={() => {}} />);
    expect(linesOf(page.getByText(hint).element(), '10MBまで')).toBe(1);
  }
  await page.viewport(1024, 900);
});

test('the trash button clears it', async () => {
  const onChange = vi.fn();
  await show(<ImageUploader label="メイン" onChange={onChange} />);
  await userEvent.upload(input, await picture(20, 20));
  await page.getByRole('button', { name: '画像を消す' }).click();
  expect(onChange).toHaveBeenLastCalledWith(null);
  await expect.element(page.getByText('画像を選ぶ')).toBeVisible();
});

test('an SVG is rejected unless allowed, and so is a file with a false image type', async () => {
  const onChange = vi.fn();
  await show(<ImageUploader label="メイン" onChange={onChange} />);
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' });
  await userEvent.upload(input, svg);
  await expect.element(page.getByText('このファイルの種類は受付できません。')).toBeVisible();
  await expect.element(input).toBeInvalid();
  await userEvent.upload(input, new File(['not a picture'], 'a.png', { type: 'image/png' }));
  await expect.element(page.getByText('ファイルを読み込めませんでした。')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  await expectNoAxeFindings();
});

test('a file that is too large is rejected before it is read', async () => {
  await show(<ImageUploader label="メイン" maxSizeBytes={10} onChange={() => {}} />);
  await userEvent.upload(input, await picture(50, 50));
  await expect.element(page.getByText('ファイルサイズが大きすぎます。')).toBeVisible();
});

test('a rejected file leaves the current image in place, and the reason shows until another is chosen', async () => {
  const onChange = vi.fn();
  const there = URL.createObjectURL(await picture(40, 30));
  await show(<ImageUploader label="メイン" initialUrl={there} maxSizeBytes={5000} onChange={onChange} />);
  const srcOf = () => document.querySelector('img')?.src;
  await userEvent.upload(input, new File(['words'], 'a.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('このファイルの種類は受付できません。')).toBeVisible();
  await expect.element(input).toBeInvalid();
  expect(srcOf()).toBe(there);
  await userEvent.upload(input, new File(['x'.repeat(5001)], 'a.png', { type: 'image/png' }));
  await expect.element(page.getByText('ファイルサイズが大きすぎます。')).toBeVisible();
  expect(srcOf()).toBe(there);
  await userEvent.upload(input, new File(['not a picture'], 'a.png', { type: 'image/png' }));
  await expect.element(page.getByText('ファイルを読み込めませんでした。')).toBeVisible();
  expect(srcOf()).toBe(there);
  expect(onChange).not.toHaveBeenCalled();
  await expectNoAxeFindings();

  await userEvent.upload(input, await picture(20, 20));
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  await expect.poll(() => ![there, undefined].includes(srcOf())).toBe(true);
  const own = srcOf();
  await expect.element(page.getByText('ファイルを読み込めませんでした。')).not.toBeInTheDocument();
  await userEvent.upload(input, new File(['words'], 'a.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('このファイルの種類は受付できません。')).toBeVisible();
  // Its object URL is still valid: the frame shows the image, not a broken one.
  expect(srcOf()).toBe(own);
  await expect.poll(async () => (await fetch(own ?? '')).ok).toBe(true);
});

test('onReading reports a chosen image before it is ready, and settles after onChange', async () => {
  const received: string[] = [];
  await show(
    <ImageUploader
      label="メイン"
      onReading={reading => {
        received.push('reading');
        void reading.then(() => received.push('read'));
      }}
      onChange={() => received.push('picture')}
    />,
  );
  await userEvent.upload(input, await picture(20, 20));
  await expect.poll(() => received).toEqual(['reading', 'picture', 'read']);
  await userEvent.upload(input, new File(['words'], 'a.txt', { type: 'text/plain' }));
  expect(received).toHaveLength(3);
});

test('several dropped files are rejected, one is accepted', async () => {
  const onChange = vi.fn();
  await show(<ImageUploader label="メイン" onChange={onChange} />);
  const drop = async (...files: readonly File[]): Promise<void> => {
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    input
      .element()
      .parentElement?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  };
  await drop(await picture(10, 10), await picture(10, 10));
  await expect.element(page.getByText('ファイルの数が多すぎます。')).toBeVisible();
  await drop(await picture(10, 10));
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
});

test('an existing image is shown; one that fails to load has a message', async () => {
  await show(<ImageUploader label="メイン" initialUrl="/nowhere.png" onChange={() => {}} />);
  await expect.element(page.getByText('画像を読み込めませんでした。')).toBeVisible();
  await expectNoAxeFindings();
});

test('an SVG is accepted where allowed, and never resized', async () => {
  const onChange = vi.fn();
  await show(<ImageUploader label="メイン" types={['image/*', 'image/svg+xml']} maxWidth={30} onChange={onChange} />);
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>'], 'a.svg', {
    type: 'image/svg+xml',
  });
  await userEvent.upload(input, svg);
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  const [taken] = onChange.mock.calls[0] ?? [];
  expect(taken instanceof File && (await taken.text())).toBe(await svg.text());
  await userEvent.upload(input, new File(['no picture'], 'b.svg', { type: 'image/svg+xml' }));
  await expect.element(page.getByText('ファイルを読み込めませんでした。')).toBeVisible();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('while an image is processed it says so and accepts no other', async () => {
  await show(<ImageUploader label="メイン" maxWidth={900} onChange={() => {}} />);
  const large = await picture(4000, 3000);
  const seen: (string | null)[] = [];
  const frame = input.element().parentElement;
  if (frame === null) throw new Error('no frame');
  const observer = new MutationObserver(() => seen.push(frame.textContent));
  observer.observe(frame, { subtree: true, childList: true, characterData: true });
  await userEvent.upload(input, large);
  await expect.element(page.getByText('画像を替える')).toBeVisible();
  observer.disconnect();
  expect(seen.some(text => text?.includes('画像を用意しています'))).toBe(true);
});

test('choosing another image replaces the old one', async () => {
  const onChange = vi.fn();
  await show(<ImageUploader label="メイン" onChange={onChange} />);
  await userEvent.upload(input, await picture(20, 20));
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  const src = () => document.querySelector('img')?.src;
  await expect.poll(src).toBeDefined();
  const before = src();
  await userEvent.upload(input, await picture(30, 30));
  await expect.poll(() => onChange.mock.calls.length).toBe(2);
  // While the new image is being made, there is none.
  await expect.poll(() => ![undefined, before].includes(src())).toBe(true);
  expect(document.querySelectorAll('main img')).toHaveLength(1);
});

test.each([
  ['4 / 3', 340, 255],
  ['1 / 2', 160, 320],
  ['8 / 1', 340, 100],
])('at %s it is at most 340 wide and 100 to 320 high', async (aspectRatio, width, height) => {
  await show(<ImageUploader label="メイン" aspectRatio={aspectRatio} onChange={() => {}} />);
  const frame = input.element().parentElement;
  expect([frame?.offsetWidth, frame?.offsetHeight]).toEqual([width, height]);
});

test('the read-only view shows the image, or that it failed to load', async () => {
  const url = URL.createObjectURL(await picture(600, 900));
  await show(<ImageView src={url} alt="おふたりの写真" />);
  const image = page.getByRole('img', { name: 'おふたりの写真' });
  await expect.poll(() => image.element().getBoundingClientRect().height).toBe(320);
  await expectNoAxeFindings();
  await show(<ImageView src="/nowhere.png" alt="おふたりの写真" />);
  await expect.element(page.getByText('画像を読み込めませんでした。')).toBeVisible();
  await show(<ImageView src={url} alt="おふたりの写真" />);
  await expect.element(image).toBeVisible();
});
