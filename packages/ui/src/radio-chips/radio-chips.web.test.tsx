import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/render.tsx';
import { RadioChips } from './index.ts';

const TYPES = ['書かない', 'A', 'B', 'O', 'AB'].map(label => ({ value: label, label }));

/** The number of chips in each row. */
function rows(): number[] {
  const tops = page
    .getByRole('radio')
    .elements()
    .map(radio => radio.closest('label')?.parentElement?.offsetTop ?? 0);
  return [...new Set(tops)].map(top => tops.filter(one => one === top).length);
}

test.each([
  [640, 5, [5]],
  [415, 5, [3, 2]],
  [300, 5, [3, 2]],
  [415, 3, [3, 2]],
  [200, 3, [2, 2, 1]],
  [415, 1, [1, 1, 1, 1, 1]],
])('given %i px and %i columns, then the rows hold %j', async (width, columns, expected) => {
  await show(
    <div style={{ width }}>
      <RadioChips label="血液型" columns={columns} options={TYPES} />
    </div>,
  );
  expect(rows()).toEqual(expected);
});
