import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaConfig } from '../bus/sample.ts';
import { listBoxes } from '../cmaf/read.ts';
import { parseAacConfig } from '../codec/aac.ts';
import { parseAvcConfig } from '../codec/avc.ts';
import { checkPlaylist } from '../conformance/check-playlist.ts';
import { DEFAULT_TARGETS, Packager } from '../packager/packager.ts';
import { JOURNAL_FILE, mediaFile, segmentRange } from './journal.ts';
import { type JournalContent, readJournal, recoverJournal } from './read-journal.ts';
import { Recorder } from './recorder.ts';
import { renderRecordingPlaylist } from './recording-playlist.ts';

const AVCC = '0164001fffe1001a6764001facd9405005bb011000000300100000030320f1831960010006668ebe3cb22c0';
const CONFIG: MediaConfig = {
  video: parseAvcConfig(Buffer.from(AVCC, 'hex')),
  audio: parseAacConfig(Buffer.from('1190', 'hex')),
};

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'live-recorder-'));
});
afterAll(async () => rm(root, { recursive: true, force: true }));

/** Records `seconds` of a made-up stream, continuing whatever the directory holds. */
async function record(directory: string, seconds: number, nextMsn = 0): Promise<void> {
  await mkdir(directory, { recursive: true });
  const content = await recoverJournal(directory);
  const recorder = await Recorder.open(directory, content);
  const writes: Promise<void>[] = [];
  const known = content.sessions.length > 0;
  const start = {
    nextMsn,
    originTicks: nextMsn * 180_000,
    lastProgramMs: 0,
    config: known ? CONFIG : null,
    wantsSession: !known,
  };
  const packager = new Packager(start, DEFAULT_TARGETS, batch => {
    const context = { configId: 1, discontinuities: 0, nowMs: 1_700_000_000_000 };
    writes.push(recorder.append(batch.map(event => ({ event, context }))));
  });
  packager.beginSource();
  packager.configure(CONFIG.video);
  if (CONFIG.audio !== null) packager.configure(CONFIG.audio);
  for (let frame = 0; frame < seconds * 30; frame++) {
    const dtsMs = Math.round((frame * 1000) / 30);
    const arrivedAtMs = 1_700_000_000_000 + dtsMs;
    packager.push({ kind: 'audio', dtsMs, arrivedAtMs, data: Buffer.alloc(4, frame) });
    packager.push({
      kind: 'video',
      dtsMs,
      ptsMs: dtsMs,
      isKey: frame % 30 === 0,
      arrivedAtMs,
      data: Buffer.alloc(20, frame),
    });
  }
  packager.pause();
  await Promise.all(writes);
  await recorder.close();
}

/** Proves that the journal and the files of a directory speak of exactly the same bytes. */
async function expectAgreement(directory: string, content: JournalContent): Promise<void> {
  for (const session of content.sessions) {
    const file = await readFile(join(directory, mediaFile(session.line.n)));
    expect(file.length).toBe(content.mediaBytes.get(session.line.n));
    expect(listBoxes(file.subarray(0, session.line.initBytes)).map(found => found.type)).toEqual(['ftyp', 'moov']);
    let at = session.line.initBytes;
    for (const part of session.segments.flatMap(segment => segment.parts)) {
      expect(part.at).toBe(at);
      at += part.size;
      expect(listBoxes(file.subarray(part.at, at)).map(found => found.type)).toEqual(['moof', 'mdat']);
    }
    expect(at).toBe(file.length);
  }
  expect((await stat(join(directory, JOURNAL_FILE))).size).toBe(content.journalBytes);
}

const partsIn = (content: JournalContent) =>
  content.sessions.flatMap(session => session.segments.flatMap(segment => segment.parts));

describe('the journal', () => {
  it('and the media file agree byte for byte', async () => {
    const directory = join(root, 'whole');
    await record(directory, 5);
    const content = await readJournal(directory);
    await expectAgreement(directory, content);
    expect(content.sessions[0]?.segments.map(segment => [segment.msn, segment.isClosed])).toEqual([
      [0, true],
      [1, true],
      [2, false],
    ]);
  });

  it('loses at most one part wherever the media file is torn', async () => {
    const source = join(root, 'torn-media-source');
    await record(source, 3);
    const whole = partsIn(await readJournal(source));
    const size = (await stat(join(source, mediaFile(1)))).size;
    const tail = whole.at(-2)?.at ?? 0;
    for (let cut = tail; cut <= size; cut++) {
      const directory = join(root, 'torn-media', String(cut));
      await mkdir(directory, { recursive: true });
      for (const name of await readdir(source)) await copyFile(join(source, name), join(directory, name));
      await truncate(join(directory, mediaFile(1)), cut);
      const content = await recoverJournal(directory);
      expect(partsIn(content)).toEqual(whole.filter(part => part.at + part.size <= cut));
      await expectAgreement(directory, content);
      await rm(directory, { recursive: true });
    }
  });

  it('loses at most one line wherever it is torn itself', async () => {
    const source = join(root, 'torn-journal-source');
    await record(source, 3);
    const text = await readFile(join(source, JOURNAL_FILE), 'utf8');
    const lines = text.split('\n').slice(0, -1);
    for (let cut = 0; cut <= text.length; cut++) {
      const directory = join(root, 'torn-journal', String(cut));
      await mkdir(directory, { recursive: true });
      for (const name of await readdir(source)) await copyFile(join(source, name), join(directory, name));
      await truncate(join(directory, JOURNAL_FILE), cut);
      const content = await recoverJournal(directory);
      const whole = lines.filter((_, index) => lines.slice(0, index + 1).join('\n').length < cut);
      expect(partsIn(content)).toHaveLength(whole.filter(line => line.includes('"t":"part"')).length);
      await expectAgreement(directory, content);
      await rm(directory, { recursive: true });
    }
  });

  it('goes on in the same file after a recovery', async () => {
    const directory = join(root, 'continued');
    await record(directory, 3);
    await truncate(join(directory, mediaFile(1)), (await stat(join(directory, mediaFile(1)))).size - 3);
    await record(directory, 4, 2);
    const content = await readJournal(directory);
    await expectAgreement(directory, content);
    expect(await readdir(directory)).toHaveLength(2);
    expect(content.sessions).toHaveLength(1);
    expect(content.sessions[0]?.segments.map(segment => segment.msn)).toEqual([0, 1, 2, 3]);
  });
});

describe('the recording playlist', () => {
  it('names byte ranges that are whole fragments', async () => {
    const directory = join(root, 'playlist');
    await record(directory, 7);
    const { sessions } = await readJournal(directory);
    const text = renderRecordingPlaylist(sessions) ?? '';
    expect(checkPlaylist(text)).toEqual([]);
    expect(text).toContain('#EXT-X-PLAYLIST-TYPE:VOD');
    expect(text).not.toContain('#EXT-X-DISCONTINUITY\n');
    const file = await readFile(join(directory, mediaFile(1)));
    for (const segment of sessions.flatMap(session => session.segments)) {
      const { at, size } = segmentRange(segment);
      expect(text).toContain(`#EXT-X-BYTERANGE:${size}@${at}\nrec-1.mp4`);
      const types = listBoxes(file.subarray(at, at + size)).map(found => found.type);
      expect(types).toEqual(segment.parts.flatMap(() => ['moof', 'mdat']));
    }
  });

  it('is none for an empty recording', () => {
    expect(renderRecordingPlaylist([])).toBeNull();
  });
});
