import { socketMessage } from '@kotohogi/contract/kit/socket';
import { reactionBatch } from '@kotohogi/contract/reaction';
import { REACTION_KINDS, type ReactionKind } from '@kotohogi/domain/reaction/types';
import { expect, type Page } from '@playwright/test';
import type { Person } from './actors.ts';
import { player } from './guest.ts';

/** Reads the reactions from a socket frame; empty for any other frame. */
function valuesIn(frame: string): readonly string[] {
  const event = /^42\/\w+,(\["message",.*\])$/s.exec(frame)?.[1];
  if (event === undefined) return [];
  const message = socketMessage.parse(JSON.parse(event)[1]);
  if (message.action !== reactionBatch.name) return [];
  return reactionBatch.payload.parse(message.arguments[0]).map(({ value }) => value);
}

/** Collects the values of all reactions that arrive over a page's socket; call it before opening the page. */
export function recordReactions(page: Page): readonly string[] {
  const received: string[] = [];
  page.on('websocket', line => {
    line.on('framereceived', ({ payload }) => received.push(...valuesIn(payload.toString())));
  });
  return received;
}

/** Taps a reaction. */
export async function react({ page, reactions }: Person, kind: ReactionKind): Promise<void> {
  await page.getByRole('group', { name: reactions.bar }).getByRole('button', { name: reactions.kinds[kind] }).click();
}

/**
 * The guests take turns to send one of each kind (five a second are accepted per guest); the next one goes out as soon
 * as `observer`, who sees a count instead of moving stamps, has received the last.
 */
export async function reactInEveryWay(guests: readonly [Person, Person], observer: Person): Promise<void> {
  for (const [index, kind] of REACTION_KINDS.entries()) {
    await react(index % 2 === 0 ? guests[0] : guests[1], kind);
    const count = observer.t('watch.reactions', { count: index + 1 });
    await expect(observer.page.getByText(count, { exact: true })).toBeVisible();
  }
}

/**
 * Watches the layer over the video; resolves with the video's time (s) at which the first stamp or petal is painted.
 */
export function firstStampAtS(person: Person, kind: 'live' | 'archive'): Promise<number> {
  return player(person, kind).evaluate(async stage => {
    const [video, layer] = [stage.querySelector('video'), stage.querySelector('canvas')];
    if (video === null || layer === null) throw new Error('no video or no overlay canvas');
    const view = new OffscreenCanvas(120, 68).getContext('2d', { willReadFrequently: true });
    if (view === null) throw new Error('no 2D canvas context');
    const isPainted = () => {
      view.clearRect(0, 0, 120, 68);
      view.drawImage(layer, 0, 0, 120, 68);
      return view.getImageData(0, 0, 120, 68).data.some(value => value > 0);
    };
    while (!isPainted()) await new Promise(requestAnimationFrame);
    return video.currentTime;
  });
}
