import { type CubicNumbers, cubic } from '../drawing/curve.ts';
import { seededRandom } from '../drawing/random.ts';
import { createSheet, document, groupAt, type Sheet, svgNumbers, tag } from '../drawing/svg.ts';
import { dawn } from './dawn.ts';
import { branch } from './flora/foliage.ts';
import { cornerSpray, crown, type Garden, plantGarden, swag } from './flora/sprays.ts';
import { type ArchWindow, HERO_SETTINGS, type HeroSetting, type HeroWidth } from './settings.ts';

/** The outline of an arch window. */
export function archPath({ x, y, width, height }: ArchWindow, grow = 0): string {
  const [left, right, top, foot] = [x - grow, x + width + grow, y - grow, y + height + grow];
  const radius = (right - left) / 2;
  const corner = 5 + grow;
  return `M${svgNumbers(left, foot - corner)}V${svgNumbers(top + radius)}A${svgNumbers(radius, radius)} 0 0 1 ${svgNumbers(right, top + radius)}V${svgNumbers(foot - corner)}Q${svgNumbers(right, foot, right - corner, foot)}H${svgNumbers(left + corner)}Q${svgNumbers(left, foot, left, foot - corner)}Z`;
}

/** The complete hero picture: arch with the dawn hill, and the flowers that overlap its frame. */
export function hero(width: HeroWidth): string {
  const setting: HeroSetting = HERO_SETTINGS[width];
  const sheet = createSheet();
  const garden = plantGarden(sheet, 71);
  const scene = archScene(sheet, setting.window);
  return document(
    [0, 0, setting.width, setting.height],
    sheet,
    behind(garden, width),
    mount(setting.window),
    scene,
    innerShade(sheet, setting.window),
    inFront(garden, setting.window),
  );
}

/** The same picture with an empty window, to be placed over a photo. */
export function heroFrame(width: HeroWidth): string {
  const { width: w, height, window }: HeroSetting = HERO_SETTINGS[width];
  const sheet = createSheet();
  const garden = plantGarden(sheet, 71);
  const away = behind(garden, width);
  const ring = tag('path', { d: `${archPath(window, 7)}${archPath(window)}`, 'fill-rule': 'evenodd', fill: '#fffefa' });
  const line = tag('path', { d: archPath(window, 7), fill: 'none', stroke: '#cdbf9c', 'stroke-width': 1 });
  return document([0, 0, w, height], sheet, away, ring, line, innerShade(sheet, window), inFront(garden, window));
}

/** The dawn hill alone, 300 × 420, for a window cut by the page. */
export function archSceneAlone(): string {
  const sheet = createSheet();
  return document([0, 0, 300, 420], sheet, dawnFor(sheet));
}

function dawnFor(sheet: Sheet): string {
  return dawn(sheet, seededRandom(9), {
    width: 300,
    height: 420,
    horizon: 0.62,
    sun: [0.66, 0.56],
    tree: { x: 0.34, height: 158 },
    birds: [0.72, 0.28],
    meadow: 70,
  });
}

function archScene(sheet: Sheet, window: ArchWindow): string {
  const scale = window.height / 420;
  const scene = groupAt({ x: window.x, y: window.y, scale: Math.max(scale, window.width / 300) }, dawnFor(sheet));
  return tag('g', { 'clip-path': sheet.clip(archPath(window)) }, scene);
}

/** A paper mount with a hairline, and its soft shadow: stacked outlines, because filters blur badly in Safari. */
function mount(window: ArchWindow): string {
  let shadow = '';
  for (let i = 0; i < 7; i += 1) {
    const lower = { ...window, y: window.y + 9 + i * 0.6, height: window.height - 2 };
    shadow += tag('path', { d: archPath(lower, 2 + i * 2.2), fill: '#6a6238', opacity: 0.016 });
  }
  return shadow + tag('path', { d: archPath(window, 7), fill: '#fffefa', stroke: '#cdbf9c', 'stroke-width': 1 });
}

/** The edge of the mount casts a thin shadow on the picture. */
function innerShade(sheet: Sheet, window: ArchWindow): string {
  const fade = sheet.linear(
    [
      [0, '#5a5432', 0.2],
      [0.25, '#5a5432', 0.05],
      [1, '#5a5432', 0],
    ],
    { x1: 0, y1: 0, x2: 0.35, y2: 1 },
  );
  return tag('path', { d: archPath(window, -0.8), fill: 'none', stroke: fade, 'stroke-width': 1.8 });
}

function behind(garden: Garden, width: HeroWidth): string {
  if (width === 375) return mistBranch(garden, [384, 336, 352, 296, 330, 246, 318, 176]);
  if (width === 768) {
    return (
      groupAt({ x: -8, y: -8, scale: 0.66 }, cornerSpray(garden)) +
      mistBranch(garden, [780, 486, 752, 430, 734, 370, 722, 268], 1.25)
    );
  }
  return (
    groupAt({ x: -14, y: 236, rotate: -45, scale: 1.22 }, cornerSpray(garden)) +
    mistBranch(garden, [1292, 650, 1236, 566, 1196, 474, 1176, 336], 1.7)
  );
}

function mistBranch({ random, mist }: Garden, curve: CubicNumbers, scale = 1): string {
  const plan = { leaves: 12, length: 46 * scale, spread: 34, opacity: 0.7, from: 0.02, stem: '#b7bfa6' };
  return branch(random, mist, { curve: cubic(...curve), ...plan });
}

function inFront(garden: Garden, window: ArchWindow): string {
  const unit = window.width / 221;
  const radius = window.width / 2;
  const shoulder = { x: window.x + radius * 1.86, y: window.y + radius * 0.38 };
  return (
    groupAt({ ...shoulder, scale: 0.84 * unit }, crown(garden)) +
    groupAt({ x: window.x + 20 * unit, y: window.y + window.height - 2 * unit, scale: 0.8 * unit }, swag(garden))
  );
}
