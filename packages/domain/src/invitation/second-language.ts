import { programTitleInEnglish } from './defaults.ts';
import { startTimesInEnglish } from './time-labels.ts';

/** A couple's texts with their English version; if that is empty or absent, the original is shown. */
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

/** A guide or a free section in the reader's language. */
export function guideIn<T extends Worded>(item: T, language: Language): T {
  if (language === 'ja') return item;
  return { ...item, title: item.titleEn || item.title, text: item.textEn || item.text };
}

/** A program item in the reader's language; items of the default program have a built-in translation. */
export function programIn<T extends Worded>(item: T, language: Language): T {
  if (language === 'ja') return item;
  return { ...item, title: item.titleEn || programTitleInEnglish(item.title), text: item.textEn || item.text };
}

/** The schedule of the day in the reader's language; common labels have a built-in translation. */
export function startTimesIn<T extends Labelled>(items: readonly T[], language: Language): T[] {
  if (language === 'ja') return [...items];
  return items.map(item => (item.labelEn ? { ...item, label: item.labelEn } : stockLabel(item)));
}

const stockLabel = <T extends Labelled>(item: T): T => startTimesInEnglish([item])[0] ?? item;

/** The parts of an invitation that can have a second language. */
export const TRANSLATABLE_PARTS = [
  'greetings',
  'startTimes',
  'invitationGuides',
  'programs',
  'contents',
  'attendanceGuides',
] as const;
export type TranslatablePart = (typeof TRANSLATABLE_PARTS)[number];

export interface TranslatableInvitation {
  readonly greetings: string;
  readonly greetingsEn: string;
  readonly startTimes: readonly Labelled[];
  readonly invitationGuides: readonly Worded[];
  readonly programs: readonly Worded[];
  readonly contents: readonly Worded[];
  readonly attendanceGuides: readonly Worded[];
}

const JAPANESE = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u;

/** Whether a text contains Japanese characters; a text without them needs no English version. */
export const isJapanese = (text: string): boolean => JAPANESE.test(text);

/** Whether an English reader would see Japanese here. */
function lacksEnglish(invitation: TranslatableInvitation, part: TranslatablePart): boolean {
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

/** The parts that English readers see in Japanese. */
export function partsWithoutEnglish(invitation: TranslatableInvitation): readonly TranslatablePart[] {
  return TRANSLATABLE_PARTS.filter(part => lacksEnglish(invitation, part));
}
