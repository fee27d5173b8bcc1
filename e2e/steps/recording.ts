import { open } from 'node:fs/promises';
import { playerFactsOf } from '@kotohogi/contract/attendance-detail';
import { attendant } from '@kotohogi/contract/attendant';
import { reaction } from '@kotohogi/contract/reaction';
import { expect } from '@playwright/test';
import type { Person } from './actors.ts';
import { player } from './guest.ts';

const positionS = (person: Person): Promise<number> =>
  player(person, 'archive')
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime);

/** Sees the recording play, in the same document as the ceremony before. */
export async function seeRecording(person: Person): Promise<void> {
  await expect(player(person, 'archive')).toBeVisible();
  await expect
    .poll(() => positionS(person), { message: `the recording of ${person.name} does not advance` })
    .toBeGreaterThan(0.5);
}

/** Seeks with the keys of the seek bar to a position at most five seconds before `timeS`. */
export async function seekBefore(person: Person, timeS: number): Promise<void> {
  const bar = player(person, 'archive').getByRole('slider', { name: person.player.seek });
  await bar.press('Home');
  await expect.poll(() => positionS(person), { message: 'Home does not seek to the start' }).toBeLessThan(2);
  const steps = Math.floor((timeS - 2) / 5);
  for (let step = 0; step < steps; step++) await bar.press('ArrowRight');
  await expect.poll(() => positionS(person), { message: 'the recording stays' }).toBeGreaterThanOrEqual(steps * 5);
}

/** Plays the recording up to `timeS` from some seconds before it, even if it had ended. */
export async function playUpTo(person: Person, timeS: number): Promise<void> {
  await seekBefore(person, timeS);
  const stage = player(person, 'archive');
  const isPaused = await stage.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
  if (isPaused) await stage.press('k');
}

/** The recording's data, as the API returns it to the guest's page. */
export async function recordedFacts({ context }: Person, weddingKey: string) {
  const answer = await context.request.get(`/api${attendant.detail.path.replace(':wedding', weddingKey)}`);
  const recording = playerFactsOf(attendant.detail.output.parse(await answer.json()))?.recording;
  if (recording === undefined || recording === null) throw new Error('the recording is missing');
  return recording;
}

/** Times in the recording (s) of the reactions, as stored on the server. */
export async function reactionsS(person: Person, weddingKey: string): Promise<readonly number[]> {
  const answer = await person.context.request.get(`/api${reaction.replay.path.replace(':wedding', weddingKey)}`);
  return reaction.replay.output.parse(await answer.json()).at.map(ms => ms / 1000);
}

/** Time in the recording (s) of the first reaction, as stored on the server. */
export async function firstReactionS(person: Person, weddingKey: string): Promise<number> {
  const [first] = await reactionsS(person, weddingKey);
  if (first === undefined) throw new Error('no reaction was stored');
  return first;
}

/** Names of the top-level boxes of an MP4 file, in order. */
export async function topBoxes(path: string): Promise<readonly string[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const names: string[] = [];
    const head = Buffer.alloc(16);
    for (let at = 0; at < size; ) {
      await file.read(head, 0, 16, at);
      const length = head.readUInt32BE(0);
      names.push(head.toString('latin1', 4, 8));
      at += length === 1 ? Number(head.readBigUInt64BE(8)) : length;
    }
    return names;
  } finally {
    await file.close();
  }
}
