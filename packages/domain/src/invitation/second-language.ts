import { programTitleInEnglish } from './defaults.ts';
import { startTimesInEnglish } from './time-labels.ts';

/** Words of a couple with their English version; empty or absent = there is none, and the first one is shown. */
interface Worded {
  readonly title: string;
  readonly text: string;
  readonly titleEn?: string | undefined;
  readonly textEn?: string | undefined;
}

interface Labelled {
  readonly label: string;
  readonly labelEn?: string | undefined;
}

type Language = 'ja' | 'en';

/** A guide or a free section in the language of its reader. */
export function guideIn<T extends Worded>(item: T, language: Language): T {
  if (language === 'ja') return item;
  return { ...item, title: item.titleEn || item.title, text: item.textEn || item.text };
}

/** A program item in the language of its reader; items of the default program have a stock translation. */
export function programIn<T extends Worded>(item: T, language: Language): T {
  if (language === 'ja') return item;
  return { ...item, title: item.titleEn || programTitleInEnglish(item.title), text: item.textEn || item.text };
}

/** The times of a day in the language of their reader; usual labels have a stock translation. */
export function startTimesIn<T extends Labelled>(items: readonly T[], language: Language): T[] {
  if (language === 'ja') return [...items];
  return items.map(item => (item.labelEn ? { ...item, label: item.labelEn } : stockLabel(item)));
}

const stockLabel = <T extends Labelled>(item: T): T => startTimesInEnglish([item])[0] ?? item;

/** The parts of an invitation that can carry a second language. */
export const WORDED_PARTS = [
  'greetings',
  'startTimes',
  'invitationGuides',
  'programs',
  'contents',
  'attendanceGuides',
] as const;
export type WordedPart = (typeof WORDED_PARTS)[number];

export interface WordedInvitation {
  readonly greetings: string;
  readonly greetingsEn: string;
  readonly startTimes: readonly Labelled[];
  readonly invitationGuides: readonly Worded[];
  readonly programs: readonly Worded[];
  readonly contents: readonly Worded[];
  readonly attendanceGuides: readonly Worded[];
}

const JAPANESE = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u;

/** Whether a text has Japanese letters: one without them needs no English version. */
export const isJapanese = (text: string): boolean => JAPANESE.test(text);

/** Whether an English reader would be shown Japanese here. */
function lacksEnglish(invitation: WordedInvitation, part: WordedPart): boolean {
  switch (part) {
    case 'greetings':
      return invitation.greetingsEn === '' && isJapanese(invitation.greetings);
    case 'startTimes':
      return startTimesIn(invitation.startTimes, 'en').some(({ label }) => isJapanese(label));
    default: {
      const read = part === 'programs' ? programIn : guideIn;
      const shown = invitation[part].map(item => read(item, 'en'));
      return shown.some(({ title, text }) => isJapanese(title) || isJapanese(text));
    }
  }
}

/** The parts of which English readers are shown Japanese words. */
export function partsWithoutEnglish(invitation: WordedInvitation): readonly WordedPart[] {
  return WORDED_PARTS.filter(part => lacksEnglish(invitation, part));
}
