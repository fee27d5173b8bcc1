/**
 * Draws the sample ceremony: a film in nine shots from our own artwork, with our own music, that loops.
 *
 *   node tools/make-sample-video.ts            demo/ceremony.mp4, demo/ceremony.json, demo/poster.jpg and the couple's
 * pictures
 *   node tools/make-sample-video.ts --stills   the pictures only
 *
 * Needs a browser and ffmpeg. The results are committed, so using the product does not require running this.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeFilm } from './sample-video/film.ts';
import { FRAME } from './sample-video/layer.ts';
import { renderMusic, toWav } from './sample-video/music/render.ts';
import { writeStills } from './sample-video/stills.ts';
import { openStudio, type Studio } from './sample-video/studio.ts';

const DEMO = path.join(import.meta.dirname, '../demo');
const POSTER_S = 35.6;

/** 6 MB for 68 s: what remains for the picture after 96 kbit/s of sound. */
const VIDEO_KBPS = 570;

/** A stream the live engine can pass through: one closed GOP a second, no B-frames, a constant frame rate. */
const PICTURE = splitArgs(
  '-c:v libx264 -preset veryslow -profile:v high -pix_fmt yuv420p -g 30 -keyint_min 30 -sc_threshold 0 -bf 0',
  '-flags +cgop -x264-params open-gop=0:rc-lookahead=60:aq-mode=3',
  `-b:v ${VIDEO_KBPS}k -maxrate 1500k -bufsize 3000k`,
);
const SOUND = splitArgs('-c:a aac -profile:a aac_low -b:a 96k -ar 48000 -ac 2');
const MASTER = splitArgs('-c:v libx264 -preset ultrafast -crf 8 -pix_fmt yuv420p');

function splitArgs(...lines: readonly string[]): string[] {
  return lines.join(' ').split(' ');
}

async function main(): Promise<void> {
  await mkdir(DEMO, { recursive: true });
  const film = makeFilm();
  await writeStills(DEMO);
  if (process.argv.includes('--stills')) return;
  const work = path.join(tmpdir(), `kotohogi-film-${process.pid}`);
  await mkdir(work, { recursive: true });
  const studio = await openStudio(film);
  try {
    await writeFile(path.join(DEMO, 'poster.jpg'), await studio.picture(POSTER_S, 0.8));
    await writeFile(path.join(work, 'music.wav'), toWav(renderMusic(film.totalS)));
    await encode(studio, film.totalS, work);
    await writeFile(path.join(DEMO, 'ceremony.json'), `${JSON.stringify(description(), null, 2)}\n`);
  } finally {
    await studio.close();
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Encodes a nearly lossless master first, then two passes to the target size, which put the bits where they are needed.
 */
async function encode(studio: Studio, totalS: number, work: string): Promise<void> {
  const master = path.join(work, 'master.mkv');
  await photograph(studio, totalS, master);
  const log = ['-passlogfile', path.join(work, 'pass')];
  await finished(ffmpeg(['-i', master, ...PICTURE, ...log, '-pass', '1', '-an', '-f', 'null', '-']));
  const music = ['-i', path.join(work, 'music.wav')];
  const file = [
    '-t',
    String(totalS),
    '-map_metadata',
    '-1',
    '-movflags',
    '+faststart',
    path.join(DEMO, 'ceremony.mp4'),
  ];
  await finished(ffmpeg(['-i', master, ...music, ...PICTURE, ...log, '-pass', '2', ...SOUND, ...file]));
}

async function photograph(studio: Studio, totalS: number, master: string): Promise<void> {
  const rate = String(FRAME.framesPerSecond);
  const camera = ffmpeg(['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', rate, '-i', '-', ...MASTER, master]);
  const frames = Math.round(totalS * FRAME.framesPerSecond);
  for (let i = 0; i < frames; i += 1) {
    if (!camera.stdin.write(await studio.picture(i / FRAME.framesPerSecond))) await once(camera.stdin, 'drain');
    if (i % 300 === 0) console.log(`frame ${i} of ${frames}`);
  }
  camera.stdin.end();
  await finished(camera);
}

function ffmpeg(options: readonly string[]) {
  return spawn('ffmpeg', ['-v', 'error', '-y', ...options], { stdio: ['pipe', 'inherit', 'inherit'] });
}

async function finished(child: ReturnType<typeof ffmpeg>): Promise<void> {
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`ffmpeg exited with ${String(code)}`);
}

/** The film's timeline: chapters to seed a recording with. */
function description() {
  const { totalS, shots } = makeFilm();
  const chapters = shots.flatMap(({ id, startS, title }) =>
    title ? [{ id, startMs: startS * 1000, title: title.ja, titleEn: title.en }] : [],
  );
  return {
    durationMs: totalS * 1000,
    width: FRAME.width,
    height: FRAME.height,
    framesPerSecond: FRAME.framesPerSecond,
    chapters,
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
