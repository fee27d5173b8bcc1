import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const DEMO = path.join(import.meta.dirname, '../demo');
const FILM = path.join(DEMO, 'ceremony.mp4');
const judge = spawnSync('ffprobe', ['-version']).status === 0;

describe('the files of the demo', () => {
  it.each([
    ['ceremony.mp4', 6_000_000],
    ['poster.jpg', 80_000],
    ['main-photo.jpg', 200_000],
    ['sub-photo.jpg', 200_000],
    ['couple-photo.jpg', 200_000],
  ])('%s stays within %d bytes', (file, limit) => {
    expect(statSync(path.join(DEMO, file)).size).toBeLessThanOrEqual(limit);
  });
});

describe.skipIf(!judge)(
  judge ? 'the film, judged by ffprobe' : 'the film (skipped: ffprobe is not installed here)',
  () => {
    const probe = (...options: string[]) =>
      execFileSync('ffprobe', ['-v', 'error', ...options, FILM], { encoding: 'utf8' });

    it("is what a venue's encoder sends: H.264 720p30 and AAC-LC 48 kHz stereo", () => {
      const entries = 'stream=codec_name,profile,width,height,pix_fmt,r_frame_rate,has_b_frames,sample_rate,channels';
      const { streams } = JSON.parse(probe('-show_entries', entries, '-of', 'json'));
      expect(streams).toMatchObject([
        { codec_name: 'h264', width: 1280, height: 720, pix_fmt: 'yuv420p', r_frame_rate: '30/1', has_b_frames: 0 },
        { codec_name: 'aac', profile: 'LC', sample_rate: '48000', channels: 2 },
      ]);
    });

    it('has a keyframe every second, no B-frames, and the length given by its chapters', () => {
      const types = probe('-select_streams', 'v', '-show_entries', 'frame=pict_type', '-of', 'csv=p=0').replaceAll(
        /[^IPB]/g,
        '',
      );
      const { durationMs, chapters } = JSON.parse(readFileSync(path.join(DEMO, 'ceremony.json'), 'utf8'));
      expect(types).toHaveLength((durationMs / 1000) * 30);
      expect([...types].every((type, i) => (type === 'I') === (i % 30 === 0))).toBe(true);
      expect(chapters.every((chapter: { startMs: number }) => chapter.startMs < durationMs)).toBe(true);
    });
  },
);
