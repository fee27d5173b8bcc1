import type { InvitationSections, ProgramItem } from './types.ts';

const item = (title: string, highlight = false): ProgramItem => ({ title, text: '', highlight });

/** The program every wedding starts with (docs/product/invitation.md#a-new-invitation). */
export const DEFAULT_PROGRAM: readonly ProgramItem[] = [
  item('新郎新婦 入場'),
  item('誓いの言葉'),
  item('愛の誓い'),
  item('指輪の交換'),
  item('結婚証明書に署名'),
  item('賛美歌'),
  item('祝祷'),
  item('新郎新婦 退場'),
  item('おふたりからのご挨拶', true),
];

/** The same program in English, for guests who read English. */
const DEFAULT_PROGRAM_EN: readonly string[] = [
  'The bride and groom enter',
  'Vows',
  'Vow of love',
  'Exchange of rings',
  'Signing of the certificate',
  'Hymn',
  'Benediction',
  'The bride and groom leave',
  'A greeting from the couple to you',
];

/** The English title of a default program item; an item the couple wrote stays as it is. */
export function programTitleInEnglish(title: string): string {
  const index = DEFAULT_PROGRAM.findIndex(known => known.title === title);
  return DEFAULT_PROGRAM_EN[index] ?? title;
}

/** The greeting of an invitation before the couple has written anything. */
export const DEFAULT_GREETINGS = {
  ja: '謹啓 皆様にはますますご清祥のこととお慶び申し上げます\nこのたび 私たちは結婚式を挙げることになりました\n遠くにいらっしゃる皆様にも\nオンラインで見届けていただけましたら幸いです\n敬具',
  en: 'We are getting married.\nWherever you may be,\nit would make us very happy\nto have you with us online\non our wedding day.',
} as const;

/** The sections of a new invitation. */
export const DEFAULT_SECTIONS: InvitationSections = {
  startTimes: [],
  invitationGuides: [],
  attendanceGuides: [],
  programs: DEFAULT_PROGRAM,
  contents: [],
};
