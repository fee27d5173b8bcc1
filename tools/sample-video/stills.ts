import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mix } from '@kotohogi/themes/drawing/colour';
import { seededRandom } from '@kotohogi/themes/drawing/random';
import { createSheet, document, groupAt, type Sheet, tag } from '@kotohogi/themes/drawing/svg';
import { dawn, loneTree } from '@kotohogi/themes/natural/dawn';
import { bouquet, cornerSpray, plantGarden, swag } from '@kotohogi/themes/natural/flora/sprays';
import { launchBrowser } from '../artwork/browser.ts';
import { coupleBehind } from './figures/couple-behind.ts';
import { coupleFacing } from './figures/couple-facing.ts';
import { coupleFront } from './figures/couple-front.ts';
import { grove } from './sets/nave.ts';

/** A still for the demo: drawn in px of its own size, photographed 1600 px wide. */
interface Still {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly quality: number;
  readonly layers: readonly { readonly blur?: number; readonly paint: (sheet: Sheet) => string }[];
}

const STILLS: readonly Still[] = [
  {
    file: 'main-photo.jpg',
    width: 1600,
    height: 2000,
    quality: 82,
    layers: [{ paint: hillAtDawn }, { blur: 7, paint: leavesInFront }],
  },
  {
    file: 'sub-photo.jpg',
    width: 1600,
    height: 1200,
    quality: 82,
    layers: [{ blur: 14, paint: greenGlass }, { paint: faceToFace }, { blur: 9, paint: flowersInFront }],
  },
  {
    file: 'couple-photo.jpg',
    width: 1600,
    height: 1600,
    quality: 82,
    layers: [{ blur: 5, paint: morningMeadow }, { paint: laughing }],
  },
];

/** Draws the couple's pictures for the demo invitations. */
export async function writeStills(folder: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const { file, width, height, quality, layers } of STILLS) {
      const page = await browser.newPage({ viewport: { width, height } });
      const sheets = layers.map(({ paint, blur = 0 }) => {
        const sheet = createSheet();
        const svg = document([0, 0, width, height], sheet, paint(sheet));
        // One drawing per layer, because the ids of two drawings must not collide in one page.
        return `<img style="position:absolute;left:${-blur * 3}px;top:${-blur * 3}px;width:${width + blur * 6}px;filter:blur(${blur}px)" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
      });
      await page.setContent(`<style>body{margin:0;overflow:hidden}</style>${sheets.join('')}`, { waitUntil: 'load' });
      await writeFile(path.join(folder, file), await page.screenshot({ type: 'jpeg', quality }));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

/** The couple on the hill, with the sun before them. */
function hillAtDawn(sheet: Sheet): string {
  return (
    dawn(sheet, seededRandom(31), {
      width: 1600,
      height: 2000,
      horizon: 0.6,
      sun: [0.62, 0.55],
      birds: [0.72, 0.3],
      tree: { x: 0.24, height: 900 },
      meadow: 34,
    }) +
    groupAt(
      { x: 960, y: 1050, scale: 1.44 },
      tag('ellipse', { cx: 0, cy: 500, rx: 210, ry: 16, fill: '#5f7a55', opacity: 0.35 }),
      coupleBehind(sheet),
    )
  );
}

function leavesInFront(sheet: Sheet): string {
  return (
    groupAt({ x: -60, y: -60, scale: 2.6 }, cornerSpray(plantGarden(sheet, 52), { flowers: false })) +
    groupAt({ x: 1660, y: 2060, rotate: 180, scale: 3 }, cornerSpray(plantGarden(sheet, 37)))
  );
}

function greenGlass(sheet: Sheet): string {
  return (
    groupAt({ x: -1200, y: 0, scale: 3.3 }, grove(sheet)) +
    tag('rect', { width: 1600, height: 1200, fill: mix('#fff6dc', '#f0d9a6', 0.3), opacity: 0.22 })
  );
}

function faceToFace(sheet: Sheet): string {
  return groupAt({ x: 810, y: 150, scale: 3.1 }, coupleFacing(sheet));
}

function flowersInFront(sheet: Sheet): string {
  return (
    groupAt({ x: 60, y: 1160, scale: 3.4 }, swag(plantGarden(sheet, 12))) +
    groupAt({ x: 1590, y: 1190, scale: 3.2 }, bouquet(plantGarden(sheet, 14)))
  );
}

function morningMeadow(sheet: Sheet): string {
  return (
    dawn(sheet, seededRandom(12), { width: 1600, height: 1600, horizon: 0.5, sun: [0.26, 0.42], meadow: 10 }) +
    groupAt({ x: 1340, y: 1120, scale: 4.4 }, loneTree(sheet, seededRandom(8)))
  );
}

function laughing(sheet: Sheet): string {
  return (
    groupAt({ x: 790, y: 250, scale: 3.5 }, coupleFront(sheet)) +
    groupAt({ x: -20, y: 1640, rotate: -90, scale: 2.4 }, cornerSpray(plantGarden(sheet, 61)))
  );
}
