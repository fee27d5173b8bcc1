import type { Sheet } from '@kotohogi/themes/drawing/svg';
import { SKIN, shape, stroke, wash } from './wardrobe.ts';

/** The officiant with an open book, from the front, half length; the head is at y = 60. */
export function officiant(sheet: Sheet): string {
  const robe = wash(sheet, [0, '#8f8a80'], [1, '#6a655c']);
  const hair = '#a29c93';
  return (
    shape(
      'M-40 110C-80 118 -104 150 -112 210C-122 300 -124 420 -126 540H126C124 420 122 300 112 210C104 150 80 118 40 110C20 104 -20 104 -40 110Z',
      robe,
      '#57534b',
      1,
    ) +
    shape('M-30 108L-14 420H14L30 108C14 118 -14 118 -30 108Z', '#f3ead6', '#d8c9a6', 1) +
    stroke('M0 150V190M-13 164H13', '#c9a24f', 3) +
    shape('M-16 84L-18 110C-8 120 8 120 18 110L16 84Z', SKIN.mid) +
    shape(
      'M-34 54C-34 78 -24 96 -10 102C-4 104 4 104 10 102C24 96 34 78 34 54C32 30 -32 30 -34 54Z',
      wash(sheet, [0, SKIN.light], [1, SKIN.deep]),
    ) +
    shape(
      'M-36 60C-42 32 -24 14 0 14C24 14 42 32 36 60C34 48 30 40 22 36C8 32 -8 32 -22 36C-30 40 -34 48 -36 60Z',
      hair,
    ) +
    stroke('M-20 62C-17 65 -11 65 -8 62M8 62C11 65 17 65 20 62M-9 84C-4 87 4 87 9 84', '#6f5a4a', 2) +
    stroke('M-23 59h17v9h-17zM6 59h17v9h-17zM-6 61h12', '#8a7a62', 1.6, 0.8) +
    shape(
      'M-118 236C-96 268 -60 284 -34 282L-30 304C-66 310 -108 296 -128 268ZM118 236C96 268 60 284 34 282L30 304C66 310 108 296 128 268Z',
      robe,
      '#57534b',
      1,
    ) +
    shape('M-66 268L0 282L66 268L64 316L0 330L-64 316Z', '#7a5b3c', '#5f4630', 1) +
    shape('M-60 262L0 276L60 262L58 306L0 320L-58 306Z', '#fffdf6', '#d8ccb2', 1) +
    stroke(
      'M0 276V320M-48 272L-10 281M-48 281L-10 290M-47 290L-10 299M48 272L10 281M48 281L10 290M47 290L10 299',
      '#b7ab92',
      1.2,
    )
  );
}
