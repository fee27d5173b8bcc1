import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPlaylist } from './conformance/check-playlist.ts';
import { OriginProcess, poll } from './testing/origin-process.ts';

const run = promisify(execFile);
const hasJudge = await run('ffmpeg', ['-version']).then(
  () => true,
  () => false,
);

/** An independent encoder and an independent reader. */
describe.skipIf(!hasJudge)('ffmpeg as encoder and reader (skipped if it is not installed)', () => {
  let origin: OriginProcess;
  beforeAll(async () => {
    origin = await OriginProcess.start();
  });
  afterAll(async () => origin.dispose());

  it.each(['gop-1s', 'b-frames'])('publishes %s over RTMP, reads the live and the recording', async name => {
    const slot = await origin.createSlot(`judged-${name}`);
    await origin.control.publish(slot.ref);
    const clip = fileURLToPath(new URL(`./fixtures/${name}.mp4`, import.meta.url));
    const ingest = `rtmp://127.0.0.1:${origin.ports.rtmp}/live/${slot.mainKey}`;
    const options = ['-v', 'error', '-re', '-stream_loop', '-1', '-i', clip, '-c', 'copy', '-f', 'flv', ingest];
    const encoder = spawn('ffmpeg', options, { stdio: ['ignore', 'ignore', 'inherit'] });
    const gone = once(encoder, 'exit');
    const live = await poll(async () => {
      const text = await (await fetch(origin.url(slot.ref, 'live.m3u8'))).text();
      return text.includes('v3.m4s') ? text : null;
    }, 15_000);
    expect(checkPlaylist(live)).toEqual([]);
    const probe = ['-v', 'error', '-show_entries', 'stream=codec_name', '-of', 'csv=p=0'];
    const seen = await run('ffprobe', [...probe, origin.url(slot.ref, 'plain.m3u8')]);
    expect([seen.stdout.trim().split('\n').slice(0, 2), seen.stderr]).toEqual([['h264', 'aac'], '']);
    encoder.kill('SIGKILL');
    await gone;
    await origin.control.close(slot.ref);
    const recording = origin.url(slot.ref, 'recording.m3u8');
    const decoded = await run('ffmpeg', [
      '-v',
      'warning',
      '-xerror',
      '-i',
      recording,
      '-enc_time_base',
      '1:90000',
      '-f',
      'null',
      '-',
    ]);
    expect(decoded.stderr).toBe('');
    const other = fileURLToPath(new URL('./fixtures/pixel-clock.mp4', import.meta.url));
    const film = { sizeBytes: (await stat(other)).size, read: async () => createReadStream(other) };
    await origin.control.linkVideo(slot.ref, 'film', film);
    const file = await poll(async () => {
      const { mp4 } = (await origin.control.slot(slot.ref)).recording;
      return mp4.state === 'ready' ? join(origin.dataDir, 'slots', slot.ref, 'archive', 'recording.mp4') : null;
    });
    const times = ['-enc_time_base', '1:90000', '-f', 'null', '-'];
    const joined = await run('ffmpeg', ['-v', 'warning', '-xerror', '-i', file, ...times]);
    expect(joined.stderr).toBe('');
  });
});
