import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { elapse } from '@kotohogi/testkit/elapse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBoxes } from './cmaf/read.ts';
import type { MediaFile } from './publish/media-file.ts';
import { Publisher } from './publish/publisher.ts';
import { JOURNAL_FILE, mediaFile } from './recorder/journal.ts';
import { readJournal } from './recorder/read-journal.ts';
import { readFixture } from './testing/fixtures.ts';
import { OriginProcess, poll } from './testing/origin-process.ts';
import { PlaylistWatch } from './testing/playlist-watch.ts';

let origin: OriginProcess;
let clip: MediaFile;
beforeAll(async () => {
  origin = await OriginProcess.start();
  clip = await readFixture('gop-1s');
});
afterAll(async () => origin.dispose());

const directoryOf = (ref: string) => join(origin.dataDir, 'slots', ref, 'archive');
const newestOf = (watch: PlaylistWatch) => watch.last.segments.at(-1)?.msn ?? -1;
const announcedParts = (watch: PlaylistWatch) =>
  new Set(
    watch.texts.flatMap(text => [...text.matchAll(/^#EXT-X-PART:.*URI="(v\d+\.\d+\.m4s)"/gm)].map(match => match[1])),
  );

/** Checks that the files on disk match the journal exactly. */
async function expectAgreement(directory: string): Promise<number> {
  const content = await readJournal(directory);
  expect((await stat(join(directory, JOURNAL_FILE))).size).toBe(content.journalBytes);
  let parts = 0;
  for (const session of content.sessions) {
    const file = await readFile(join(directory, mediaFile(session.line.n)));
    let at = session.line.initBytes;
    for (const part of session.segments.flatMap(segment => segment.parts)) {
      expect(part.at).toBe(at);
      at += part.size;
      expect(listBoxes(file.subarray(part.at, at)).map(found => found.type)).toEqual(['moof', 'mdat']);
      parts++;
    }
    expect(file.length).toBe(at);
  }
  return parts;
}

describe('bar 7: kill -9 of the origin', () => {
  it('loses at most one part, and the playlist continues by one for every viewer', async () => {
    const slot = await origin.createSlot('killed');
    await origin.control.publish(slot.ref);
    const publisher = new Publisher({
      target: origin.rtmpTarget(slot.mainKey),
      file: clip,
      isLooping: true,
      reconnectAfterMs: 300,
    });
    const watch = new PlaylistWatch(origin.url(slot.ref, 'live.m3u8'));
    for (let round = 0; round < 3; round++) {
      const from = newestOf(watch);
      await poll(async () => (newestOf(watch) >= from + 2 ? true : null), 15_000);
      const announced = announcedParts(watch);
      const before = newestOf(watch);
      await origin.kill();
      const onDisk = new Set(
        (await readJournal(directoryOf(slot.ref))).sessions.flatMap(session =>
          session.segments.flatMap(segment => segment.parts.map(part => `v${part.msn}.${part.i}.m4s`)),
        ),
      );
      // Everything that was announced to a viewer had been written before.
      expect([...announced].filter(uri => !onDisk.has(uri ?? '')).length).toBeLessThanOrEqual(1);
      await elapse(1_000);
      await origin.restart();
      await poll(async () => (newestOf(watch) > before ? true : null));
    }
    await poll(async () => (newestOf(watch) >= 8 ? true : null), 15_000);
    await publisher.stop();
    const closed = await origin.control.close(slot.ref);
    await poll(async () => (watch.last.isEnded ? true : null));
    await watch.stop();
    expect(watch.violations()).toEqual([]);
    expect(watch.texts.every(text => !text.includes('#EXT-X-DISCONTINUITY\n'))).toBe(true);
    expect(closed.recording.sessions).toBe(1);
    const parts = await expectAgreement(directoryOf(slot.ref));
    const announcedBefore = announcedParts(watch);
    expect(announcedBefore.size - parts).toBeLessThanOrEqual(3);
  });

  it('finishes a recording whose process died right after the end', async () => {
    const slot = await origin.createSlot('unfinished');
    await origin.control.publish(slot.ref);
    const publisher = new Publisher({
      target: origin.rtmpTarget(slot.mainKey),
      file: clip,
      isLooping: true,
      reconnectAfterMs: null,
    });
    await poll(async () => ((await origin.control.slot(slot.ref)).recording.durationMs > 2_000 ? true : null));
    await publisher.stop();
    const closing = origin.control.close(slot.ref).catch(() => null);
    await elapse(5);
    await origin.kill();
    await closing;
    await origin.restart();
    const view = await poll(async () => {
      const now = await origin.control.slot(slot.ref);
      if (now.state !== 'archived') await origin.control.close(slot.ref);
      return now.recording.mp4.state === 'ready' ? now : null;
    });
    expect(view.recording.durationMs).toBeGreaterThan(2_000);
    expect((await fetch(origin.url(slot.ref, 'recording.m3u8'))).status).toBe(200);
  });
});
