import { radians } from '@kotohogi/themes/drawing/curve';
import { type Sheet, tag } from '@kotohogi/themes/drawing/svg';
import { plantGarden } from '@kotohogi/themes/natural/flora/sprays';
import { shape, stroke, wash } from '../figures/wardrobe.ts';
import { type Layer, layer } from '../layer.ts';

/** The doorway from outside, close up, for the way out. */
export function doorway(): readonly Layer[] {
  return [layer([-160, -90, 1600, 900], 0.45, front), layer([-160, 430, 1600, 420], 0.6, sheet => steps(sheet))];
}

function front(sheet: Sheet): string {
  const wall = sheet.linear([
    [0, '#ddd3c1'],
    [0.5, '#f7f0e2'],
    [1, '#ece2d0'],
  ]);
  const inside = sheet.radial([
    [0, '#fff2cf'],
    [0.6, '#e9c98d'],
    [1, '#8f6a45'],
  ]);
  const wood = wash(sheet, [0, '#a8825a'], [1, '#7a5b3c']);
  const board = (y: number) => `M-160 ${y}H1440`;
  return (
    tag('rect', { x: -160, y: -90, width: 1600, height: 900, fill: wall }) +
    stroke([-40, 20, 80, 140, 200, 260, 320, 380, 440].map(board).join(''), '#cfc3ad', 1.4, 0.7) +
    [90, 1190].map(x => archWindow(sheet, x)).join('') +
    shape('M450 560V250A190 186 0 0 1 830 250V560Z', '#efe6d6', '#cfc3ad', 2) +
    shape('M474 560V252A166 164 0 0 1 806 252V560Z', inside) +
    shape('M474 560V252L430 262V584Z', wood, '#5f4630', 2) +
    shape('M806 560V252L850 262V584Z', wood, '#5f4630', 2) +
    floralArch(sheet)
  );
}

/** A tall window next to the door, lit from within, with flowers on its sill. */
function archWindow(sheet: Sheet, x: number): string {
  const glass = wash(sheet, [0, '#fff3cf'], [0.7, '#f3dca4'], [1, '#e3c283']);
  const garden = plantGarden(sheet, 45);
  const sill = [-48, -24, 0, 24, 48].map((dx, i) => {
    const leaves =
      garden.sage.leaf({ x: x + dx, y: 422, rotate: -140 + i * 22, length: 40 }) +
      garden.dollar.leaf({ x: x + dx, y: 424, rotate: -60 - i * 14, length: 30 });
    return leaves + (i % 2 === 0 ? garden.blush : garden.cream).at(x + dx, 418, 13, -90);
  });
  return (
    shape(`M${x - 70} 420V150A70 70 0 0 1 ${x + 70} 150V420Z`, '#efe6d6', '#cfc3ad', 2) +
    shape(`M${x - 56} 410V152A56 56 0 0 1 ${x + 56} 152V410Z`, glass, '#b89b6c', 3) +
    stroke(`M${x} 96V410M${x - 56} 200H${x + 56}M${x - 56} 300H${x + 56}`, '#b89b6c', 3) +
    shape(`M${x - 84} 418H${x + 84}V434H${x - 84}Z`, '#e6dac4', '#cfc3ad', 1.4) +
    sill.join('')
  );
}

/** Leaves and flowers around the door. */
function floralArch(sheet: Sheet): string {
  const garden = plantGarden(sheet, 44);
  const at = (angle: number) => ({ x: 640 + Math.cos(radians(angle)) * 196, y: 250 + Math.sin(radians(angle)) * 190 });
  let drawn = '';
  for (let i = 0; i < 58; i += 1) {
    const angle = 180 + (i / 57) * 180;
    drawn += garden.sage.leaf({ ...at(angle), rotate: angle + 90 + (i % 2 === 0 ? 34 : 146), length: 46 });
    if (i % 2 === 0) drawn += garden.dollar.leaf({ ...at(angle), rotate: angle + (i % 4 === 0 ? 0 : 180), length: 32 });
  }
  for (const [i, angle] of [-168, -150, -132, -112, -88, -66, -44, -26, -10].entries()) {
    const { x, y } = at(angle);
    const flower = [garden.blush, garden.anemone, garden.cream][i % 3] ?? garden.blush;
    drawn += flower.at(x, y, i % 3 === 1 ? 27 : 22, angle);
  }
  return drawn;
}

function steps(sheet: Sheet): string {
  const stone = wash(sheet, [0, '#f6eedf'], [1, '#d6c7ab']);
  return (
    shape('M-160 556H1440V850H-160Z', wash(sheet, [0, '#b3c597'], [1, '#8aa576'])) +
    shape('M400 552H880L910 586H370Z', stone, '#cbbd9f', 1.4) +
    shape('M366 586H914L954 628H326Z', stone, '#cbbd9f', 1.4) +
    shape('M318 628H962L1130 850H150Z', stone, '#cbbd9f', 1.4)
  );
}
