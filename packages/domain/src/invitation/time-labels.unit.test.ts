import { expect, test } from 'vitest';
import { startTimesInEnglish } from './time-labels.ts';

test.each([
  ['挙式', 'Ceremony'],
  ['ご入室', 'Doors open'],
  ['御受付', 'Check-in'],
  [' 披露宴 ', 'Reception'],
  ['お開き', 'Farewell'],
  ['Garden party', 'Garden party'],
  ['餅つき', '餅つき'],
  ['constructor', 'constructor'],
  ['', ''],
])('given the label %s, when the schedule is read in English, then the label is %s', (label, english) => {
  expect(startTimesInEnglish([{ label, time: '13:00' }])).toEqual([{ label: english, time: '13:00' }]);
});
