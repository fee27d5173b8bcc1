import {
  copyFile,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaConfig } from '../bus/sample.ts';
import { listBoxes } from '../cmaf/read.ts';
import { parseAacConfig } from '../codec/aac.ts';
import { parseAvcConfig } from '../codec/avc.ts';
import { checkPlaylist } from '../conformance/check-playlist.ts';
import type { PackagerEvent } from '../packager/events.ts';
import { DEFAULT_TARGETS, Packager } from '../packager/packager.ts';
import { JOURNAL_FILE, mediaFile, segmentRange } from './journal.ts';
import { type JournalContent, NOTHING_RECORDED, readJournal, recoverJournal } from './read-journal.ts';
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

/** Records `seconds` of a generated stream, continuing whatever the directory contains, optionally in a new session. */
async function record(directory: string, seconds: number, nextMsn = 0, isNewSession = false): Promise<void> {
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
    wantsSession: !known || isNewSession,
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

/** Checks that the journal and the files of a directory cover exactly the same bytes. */
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

  it('loses at most one part, wherever the media file is torn', async () => {
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

  it('loses at most one line, wherever it is torn itself', async () => {
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

  it('continues in the same file after a recovery', async () => {
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

describe('a disk that has lost something', () => {
  const msnsIn = (content: JournalContent) =>
    content.sessions.flatMap(({ segments }) => segments.map(({ msn }) => msn));

  /** A journal with one unreadable line: the first that contains all of `words`. */
  async function spoil(directory: string, ...words: readonly string[]): Promise<void> {
    const path = join(directory, JOURNAL_FILE);
    const lines = (await readFile(path, 'utf8')).split('\n');
    const at = lines.findIndex(line => words.every(word => line.includes(word)));
    lines[at] = '\0'.repeat(lines[at]?.length ?? 0);
    await writeFile(path, lines.join('\n'));
  }

  it('loses only the rest of the segment of an unreadable line, and the recording continues after everything', async () => {
    const directory = join(root, 'lost-line');
    await record(directory, 7);
    const before = await readJournal(directory);
    const sizeBytes = (await stat(join(directory, mediaFile(1)))).size;
    await spoil(directory, '"t":"part"', '"msn":1,"i":2,');
    const content = await recoverJournal(directory);
    expect(msnsIn(content)).toEqual([0, 1, 2, 3]);
    expect(content.sessions[0]?.segments[1]?.parts).toHaveLength(2);
    expect(partsIn(content).at(-1)).toEqual(partsIn(before).at(-1));
    expect((await stat(join(directory, mediaFile(1)))).size).toBe(sizeBytes);
    await record(directory, 2, 4);
    const later = await recoverJournal(directory);
    expect(msnsIn(later)).toEqual([0, 1, 2, 3, 4]);
    expect(partsIn(later).slice(0, partsIn(content).length)).toEqual(partsIn(content));
    expect((await readFile(join(directory, 'index-damaged.jsonl'), 'utf8')).includes('\0')).toBe(true);
  });

  it.each(['its file', 'its line'])('loses no other session if one lacks %s', async what => {
    const directory = join(root, `lost-session-${what}`);
    await record(directory, 4);
    await record(directory, 4, 2, true);
    await record(directory, 4, 4, true);
    if (what === 'its file') await rm(join(directory, mediaFile(2)));
    else await spoil(directory, '"t":"session"', '"n":2,');
    expect(msnsIn(await recoverJournal(directory))).toEqual([0, 1, 4, 5]);
    expect((await readJournal(directory)).sessions.map(({ line }) => line.n)).toEqual([1, 3]);
    await record(directory, 2, 6, true);
    expect(msnsIn(await recoverJournal(directory))).toEqual([0, 1, 4, 5, 6]);
  });

  it('after a power failure: bytes that exist only in the file size are cut off', async () => {
    const directory = join(root, 'by-length-only');
    await record(directory, 5);
    const whole = partsIn(await readJournal(directory));
    const lost = whole.at(-3)?.at ?? 0;
    const file = await open(join(directory, mediaFile(1)), 'r+');
    await file.write(Buffer.alloc((await file.stat()).size - lost), 0, null, lost);
    await file.close();
    const content = await recoverJournal(directory);
    expect(partsIn(content)).toEqual(whole.slice(0, -3));
    await expectAgreement(directory, content);
  });

  it.skipIf(process.platform !== 'linux')('is not trusted again: a failed sync fails the next write', async () => {
    const directory = join(root, 'no-sync');
    await mkdir(directory);
    // A file that accepts every write and cannot be synced.
    await symlink('/dev/null', join(directory, mediaFile(1)));
    const recorder = await Recorder.open(directory, NOTHING_RECORDED);
    const context = { configId: 1, discontinuities: 0, nowMs: 0 };
    const append = (...events: readonly PackagerEvent[]) => recorder.append(events.map(event => ({ event, context })));
    const open = { type: 'open', startTicks: 0, programMs: 0, isDiscontinuity: false } as const;
    await append({ type: 'session', config: CONFIG, isNewConfig: true }, { ...open, msn: 0 });
    await append({ type: 'close', msn: 0, durationTicks: 0 });
    await expect(append({ ...open, msn: 1 })).rejects.toMatchObject({ syscall: 'fdatasync' });
    await expect(recorder.close()).rejects.toMatchObject({ syscall: 'fdatasync' });
  });
});

describe('the recording playlist', () => {
  it('names byte ranges that are complete fragments', async () => {
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

  it('is null for an empty recording', () => {
    expect(renderRecordingPlaylist([])).toBeNull();
  });
});
