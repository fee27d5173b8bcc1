/**
 * The sections of an invitation (docs/product/invitation.md#parts): each at most 20 items, each text at most 1,000
 * characters.
 */
export interface InvitationSections {
  readonly startTimes: readonly StartTime[];
  readonly invitationGuides: readonly GuideItem[];
  readonly attendanceGuides: readonly GuideItem[];
  readonly programs: readonly ProgramItem[];
  readonly contents: readonly GuideItem[];
}

/** The start of a part of the day, HH:mm in Japan. */
export interface StartTime {
  readonly label: string;
  readonly time: string;
  /** Empty or absent = English readers see the original; the same applies to every `…En` field here. */
  readonly labelEn?: string | undefined;
}

export interface GuideItem {
  readonly title: string;
  readonly text: string;
  readonly titleEn?: string | undefined;
  readonly textEn?: string | undefined;
  /** Key of an uploaded photo. */
  readonly image?: string | null | undefined;
}

export interface ProgramItem {
  readonly title: string;
  readonly text: string;
  readonly titleEn?: string | undefined;
  readonly textEn?: string | undefined;
  /** Highlights the greeting to the online guests (docs/product/invitation.md#parts). */
  readonly highlight: boolean;
}

export const MAX_SECTION_ITEMS = 20;
export const MAX_SECTION_TEXT = 1000;
export const MAX_GREETINGS = 1000;
export const MAX_SNS_TEMPLATE = 1000;
