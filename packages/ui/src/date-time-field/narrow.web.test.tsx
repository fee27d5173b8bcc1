import { expect, test } from 'vitest';
import { show } from '../../testing/render.tsx';
import { DateField } from '../date-field/index.ts';
import { DateTimeField } from './index.ts';

/** The inputs whose placeholder is wider than the input, with both widths. */
function cutPlaceholders(): string[] {
  return [...document.querySelectorAll('input')].flatMap(input => {
    const { font, fontFeatureSettings, fontVariantNumeric } = getComputedStyle(input);
    const words = document.createElement('span');
    Object.assign(words.style, {
      position: 'fixed',
      whiteSpace: 'nowrap',
      font,
      fontFeatureSettings,
      fontVariantNumeric,
    });
    words.textContent = input.placeholder;
    document.body.append(words);
    const { width } = words.getBoundingClientRect();
    words.remove();
    return width > input.clientWidth ? [`${input.placeholder}: ${input.clientWidth} < ${width}`] : [];
  });
}

test.each(['couple', 'guest', 'staff'] as const)(
  'given little space, when a date and time are entered, then both placeholders are shown in full (%s)',
  async density => {
    for (let room = 190; room <= 480; room += 6) {
      await show(
        <div style={{ width: room }}>
          <DateTimeField label="新しい日時" />
          <DateField label="お誕生日" />
        </div>,
        { density },
      );
      expect({ room, cut: cutPlaceholders() }).toEqual({ room, cut: [] });
    }
  },
);
