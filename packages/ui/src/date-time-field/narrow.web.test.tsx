import { expect, test } from 'vitest';
import { show } from '../../testing/render.tsx';
import { DateField } from '../date-field/index.ts';
import { DateTimeField } from './index.ts';

/** The inputs whose placeholder is wider than the input, with both widths. */
function cutPlaceholders(): string[] {
  return [...document.querySelectorAll('input')].flatMap(input => {
    const { font, fontFeatureSettings, fontVariantNumeric } = getComputedStyle(input);
    const span = document.createElement('span');
    Object.assign(span.style, {
      position: 'fixed',
      whiteSpace: 'nowrap',
      font,
      fontFeatureSettings,
      fontVariantNumeric,
    });
    span.textContent = input.placeholder;
    document.body.append(span);
    const { width } = span.getBoundingClientRect();
    span.remove();
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
