import { expect, test } from 'vitest';
import { noticeIn } from './language.ts';

const both = {
  title: '遅れています',
  body: '<p>お待ちください。</p>',
  titleEn: 'Delayed',
  bodyEn: '<p>Please wait.</p>',
};

test('each guest reads a notice in their own language', () => {
  expect(noticeIn('ja', both)).toEqual({ title: '遅れています', body: '<p>お待ちください。</p>' });
  expect(noticeIn('en', both)).toEqual({ title: 'Delayed', body: '<p>Please wait.</p>' });
});

test('a text missing in English is shown in Japanese', () => {
  expect(noticeIn('en', { ...both, bodyEn: '<p> </p>' })).toEqual({ title: 'Delayed', body: both.body });
  expect(noticeIn('en', { ...both, titleEn: '', bodyEn: '' })).toEqual({ title: both.title, body: both.body });
});
