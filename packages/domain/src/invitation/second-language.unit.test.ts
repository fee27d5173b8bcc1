import { expect, test } from 'vitest';
import { DEFAULT_GREETINGS, DEFAULT_SECTIONS } from './defaults.ts';
import { guideIn, partsWithoutEnglish, programIn, startTimesIn } from './second-language.ts';

const toast = { title: '餅つき', text: 'みなさまもご一緒に', highlight: false };

test('given texts with and without an English version, when they are read in English, then missing ones fall back', () => {
  const translated = { ...toast, titleEn: 'Rice pounding', textEn: '' };
  expect(programIn(translated, 'en')).toMatchObject({ title: 'Rice pounding', text: toast.text });
  expect(programIn(translated, 'ja')).toBe(translated);
  expect(programIn({ ...toast, title: '指輪の交換' }, 'en').title).toBe('Exchange of rings');
  expect(guideIn({ ...toast, textEn: 'Join in' }, 'en')).toMatchObject({ title: toast.title, text: 'Join in' });
  const times = [{ label: '受付', labelEn: 'Welcome' }, { label: '受付' }, { label: '餅つき' }];
  expect(startTimesIn(times, 'en').map(({ label }) => label)).toEqual(['Welcome', 'Check-in', '餅つき']);
});

test('given an invitation, when its parts are searched, then those that show Japanese to English readers are found', () => {
  const first = { ...DEFAULT_SECTIONS, greetings: DEFAULT_GREETINGS.ja, greetingsEn: DEFAULT_GREETINGS.en };
  expect(partsWithoutEnglish(first)).toEqual([]);
  const written = {
    ...first,
    greetingsEn: '',
    startTimes: [{ label: '餅つき' }],
    programs: [...first.programs, toast],
    contents: [{ title: 'Our dog', text: '' }],
    attendanceGuides: [{ title: '接続', titleEn: 'Connection', text: '' }],
  };
  expect(partsWithoutEnglish(written)).toEqual(['greetings', 'startTimes', 'programs']);
});
