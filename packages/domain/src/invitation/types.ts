/** The sections of an invitation (decision 105): each at most 20 items, each text at most 1,000 characters. */
export interface InvitationSections {
  readonly startTimes: readonly StartTime[];
  readonly invitationGuides: readonly GuideItem[];
  readonly attendanceGuides: readonly GuideItem[];
  readonly programs: readonly ProgramItem[];
  readonly contents: readonly GuideItem[];
}

/** When a part of the day begins, HH:mm in Japan. */
export interface StartTime {
  readonly label: string;
  readonly time: string;
}

export interface GuideItem {
  readonly title: string;
  readonly text: string;
  /** Key of an uploaded picture. */
  readonly image?: string | null | undefined;
}

export interface ProgramItem {
  readonly title: string;
  readonly text: string;
  /** The greeting to the online guests stands out (product text §3). */
  readonly highlight: boolean;
}

export const MAX_SECTION_ITEMS = 20;
export const MAX_SECTION_TEXT = 1000;
export const MAX_GREETINGS = 1000;
export const MAX_SNS_TEMPLATE = 1000;
