/**
 * `node tools/shrink-screenshots.ts`: reduces the colors of the pictures in e2e/screenshots: a quarter of the size, and still far
 * more exact than the comparison requires.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const SCREENSHOTS = path.join(import.meta.dirname, '../e2e/screenshots');
const COLOURS = 128;

let [before, after] = [0, 0];
for (const name of await readdir(SCREENSHOTS)) {
  const file = path.join(SCREENSHOTS, name);
  const picture = await readFile(file);
  const small = await sharp(picture).png({ palette: true, colours: COLOURS, dither: 0, effort: 10 }).toBuffer();
  before += picture.length;
  after += Math.min(picture.length, small.length);
  if (small.length < picture.length) await writeFile(file, small);
}
console.log(`${(before / 1e6).toFixed(1)} MB → ${(after / 1e6).toFixed(1)} MB`);
