import { expect, test } from 'vitest';
import { fittingName, MAX_TITLE_EM, widthEm } from './title-fit.ts';

test.each([
  ['Haruto', 'Haruto'],
  ['O', 'O'],
  ['', ''],
  ['Maximilian-Alexander', 'Maximilian-Alexander'],
  ['エリザベート絵理奈', 'エリザベート絵理奈'],
  ['Bartholomew Christopher Nathaniel', 'Bartholomew'],
  ['Maximilian-Alexander-Ferdinand', 'Maximilian'],
  ['マリア・デ・ロス・アンヘレス・グアダルーペ', 'マリア'],
  ['Wolfeschlegelsteinhausenbergerdorff', 'W.'],
  ['寿限無寿限無五劫の擦り切れ海砂利水魚の', '寿'],
])('%s is shown as %s', (name, set) => {
  expect(fittingName(name)).toBe(set);
  expect(widthEm(set)).toBeLessThanOrEqual(MAX_TITLE_EM);
});
