import { expect, test } from 'vitest';
import { writtenIn } from './written-in.ts';

test.each(['画面ごしでも、いっしょに過ごせてうれしいです。', 'パンづくり', '小林 陽翔', 'My 趣味'])(
  '%s is Japanese, whatever the language of the page',
  text => {
    expect(writtenIn(text)).toBe('ja');
  },
);

test.each(['God bless you, my dear children.', 'Zoë & Łukasz', '10:30', ''])('%s is as the page', text => {
  expect(writtenIn(text)).toBeUndefined();
});
