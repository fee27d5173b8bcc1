import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBox, listBoxes } from '../../cmaf/read.ts';
import { readFixture } from '../../testing/fixtures.ts';
import { recordClips, type Stretch } from '../../testing/record-clips.ts';
import { readJournal } from '../read-journal.ts';
import { makeMp4 } from './mp4-job.ts';
import { MP4_FILE } from './write-mp4.ts';

const run = promisify(execFile);
const hasJudge = await run('ffmpeg', ['-version']).then(
  () => true,
  () => false,
);

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'live-mp4-'));
});
afterAll(async () => rm(root, { recursive: true, force: true }));

/** Records the stretches, makes the file and returns its path. */
async function make(name: string, stretches: readonly Stretch[]): Promise<string> {
  const directory = join(root, name);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  await recordClips(directory, stretches);
  await makeMp4(directory, () => undefined);
  return join(directory, MP4_FILE);
}

async function countPackets(path: string) {
  using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (video === null || audio === null) throw new Error('a track is missing');
  const times: number[] = [];
  for await (const packet of new EncodedPacketSink(audio).packets()) times.push(packet.timestamp);
  return {
    videoPackets: (await video.computePacketStats()).packetCount,
    audioTimesS: times,
    videoStartS: await video.getFirstTimestamp(),
    durationS: await input.computeDuration(),
  };
}

describe('the finished file', () => {
  it('has its index at the front and contains every frame of the recording', async () => {
    const clip = await readFixture('gop-1s');
    const path = await make('one', [{ file: clip, seconds: 9.99 }]);
    const bytes = await readFile(path);
    expect(listBoxes(bytes).map(found => found.type)).toEqual(['ftyp', 'moov', 'mdat']);
    const facts = await countPackets(path);
    expect(facts.videoPackets).toBe(300);
    expect(facts.videoStartS).toBeCloseTo(0, 3);
    expect(facts.durationS).toBeCloseTo(10, 1);
  });

  it('starts both tracks together if pictures are reordered', async () => {
    const clip = await readFixture('b-frames');
    const path = await make('reordered', [{ file: clip, seconds: 5.99 }]);
    const facts = await countPackets(path);
    expect(facts.videoPackets).toBe(150);
    expect(facts.videoStartS).toBeLessThan(0.05);
    expect(facts.audioTimesS[0]).toBeLessThan(0.05);
    expect(findBox(await readFile(path), 'moov', 'trak', 'mdia', 'minf', 'stbl', 'ctts')).not.toBeNull();
  });

  it('joins sessions of different encoders without overlapping audio', async () => {
    const [first, second] = await Promise.all([readFixture('gop-1s'), readFixture('b-frames')]);
    const path = await make('joined', [
      { file: first, seconds: 4.5 },
      { file: second, seconds: 4.2 },
      { file: first, seconds: 3.1 },
    ]);
    const descriptions = findBox(await readFile(path), 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd');
    expect(descriptions?.readUInt32BE(4)).toBe(2);
    const { sessions } = await readJournal(join(root, 'joined'));
    expect(sessions).toHaveLength(3);
    const facts = await countPackets(path);
    const steps = facts.audioTimesS.slice(1).map((timeS, index) => timeS - (facts.audioTimesS[index] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan(0.021);
    expect(Math.max(...steps)).toBeLessThan(0.15);
    expect(facts.durationS).toBeCloseTo(4.5 + 4.2 + 3.1, 0);
  });

  it('shows one run after the other, however many reordered pictures an encoder still held', async () => {
    // Without audio, which usually reaches further than the video; the next run starts after both.
    const [reordered, plain] = (await Promise.all([readFixture('b-frames'), readFixture('gop-1s')])).map(clip => ({
      ...clip,
      audio: null,
    }));
    if (reordered === undefined || plain === undefined) throw new Error('a clip is missing');
    // One cut after each frame of a part, including after a picture that is shown later.
    for (let frame = 0; frame < 10; frame++) {
      const seconds = 3 + frame * 0.04;
      const path = await make(`torn-${frame}`, [
        { file: reordered, seconds: 2 },
        { file: reordered, seconds },
        { file: plain, seconds: 2 },
      ]);
      using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
      const video = await input.getPrimaryVideoTrack();
      if (video === null) throw new Error('the picture is missing');
      let shownS = -1;
      const early: number[] = [];
      for await (const { timestamp, type } of new EncodedPacketSink(video).packets()) {
        if (type === 'key' && timestamp <= shownS) early.push(timestamp);
        shownS = Math.max(shownS, timestamp);
      }
      expect(early, `cut after ${seconds} s`).toEqual([]);
    }
  });

  it('cannot be made from an empty recording', async () => {
    const directory = join(root, 'nothing');
    await mkdir(directory, { recursive: true });
    await expect(makeMp4(directory, () => undefined)).rejects.toThrow(/nothing was recorded/);
  });
});

describe.skipIf(!hasJudge)('ffmpeg (skipped if it is not installed)', () => {
  it.each(['one', 'reordered', 'joined'])('decodes the file "%s" without an error', async name => {
    const path = join(root, name, MP4_FILE);
    const { stderr } = await run('ffmpeg', [
      '-v',
      'warning',
      '-xerror',
      '-i',
      path,
      '-enc_time_base',
      '1:90000',
      '-f',
      'null',
      '-',
    ]);
    expect(stderr.split('\n').filter(line => line !== '')).toEqual([]);
    const probe = await run('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'format=duration,start_time',
      '-of',
      'csv=p=0',
      path,
    ]);
    expect(Number(probe.stdout.split(',')[0])).toBeLessThan(0.1);
    expect(probe.stderr).toBe('');
  });

  it('also reads the fragmented session files', async () => {
    const { stderr } = await run('ffmpeg', [
      '-v',
      'warning',
      '-xerror',
      '-i',
      join(root, 'one', 'rec-1.mp4'),
      '-f',
      'null',
      '-',
    ]);
    expect(stderr).toBe('');
  });
});
