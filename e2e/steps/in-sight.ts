import { expect, type Locator } from '@playwright/test';
import type { Person } from './actors.ts';
import { player } from './guest.ts';

/** Marks the ceremony's video element; a replacement element would not carry the mark. */
export async function markVideo(guest: Person): Promise<void> {
  const video = player(guest, 'live').locator('video');
  await video.evaluate(element => element.setAttribute('data-kept', ''));
}

/** Checks that the marked video keeps playing, is fully inside the window, and is not covered by `over`. */
export async function seeItInSight(guest: Person, over?: Locator): Promise<void> {
  const video = guest.page.locator('video[data-kept]');
  const timeS = () => video.evaluate((element: HTMLVideoElement) => (element.paused ? -1 : element.currentTime));
  const from = await timeS();
  await expect.poll(timeS, { message: 'the video does not advance' }).toBeGreaterThan(from);
  await expect(video).toBeInViewport({ ratio: 0.99 });
  if (over === undefined) return;
  await expect
    .poll(async () => {
      const [picture, sheet] = await Promise.all([video.boundingBox(), over.boundingBox()]);
      if (picture === null || sheet === null) return 'not shown';
      const width = Math.min(picture.x + picture.width, sheet.x + sheet.width) - Math.max(picture.x, sheet.x);
      const height = Math.min(picture.y + picture.height, sheet.y + sheet.height) - Math.max(picture.y, sheet.y);
      return width > 0.5 && height > 0.5 ? `covered by ${Math.round(width)} × ${Math.round(height)} px` : 'clear';
    })
    .toBe('clear');
}
