/** The sections of an invitation (decision 105): each at most 20 items, each text at most 1,000 characters. */
export interface InvitationSections {
  readonly startTimes: readonly { readonly label: string; readonly time: string }[];
  readonly invitationGuides: readonly GuideItem[];
  readonly attendanceGuides: readonly GuideItem[];
  readonly programs: readonly ProgramItem[];
  readonly contents: readonly GuideItem[];
}

export interface GuideItem {
  readonly title: string;
  readonly text: string;
  /** Key of an uploaded picture. */
  readonly image?: string;
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
