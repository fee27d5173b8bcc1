import { expect, test } from 'vitest';
import { meanLevelDb } from './console-level.ts';

test('without readings the level is unknown', () => {
  expect(meanLevelDb([])).toBeNull();
});

test('full scale is 0 dB, a tenth of it −20 dB, and silence the floor', () => {
  expect(meanLevelDb([1])).toBeCloseTo(0);
  expect(meanLevelDb([0.01])).toBeCloseTo(-20);
  expect(meanLevelDb([0, 0])).toBe(-60);
});

test('readings are averaged by energy, not by decibels', () => {
  expect(meanLevelDb([1, 0])).toBeCloseTo(-3.01, 2);
});
