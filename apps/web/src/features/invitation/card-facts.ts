import type { InvitationCard } from '@kotohogi/contract/invitation';
import type { Language } from '@kotohogi/contract/texts/texts';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import { titleNames } from '@kotohogi/domain/profile/names';
import { widthEm } from '@kotohogi/domain/profile/title-fit';
import type { PatternName } from '@kotohogi/themes/theme-names';

/** When and where, as every page of a wedding knows it. */
interface CardFacts {
  readonly startsAt: number;
  readonly hallName: string;
  readonly facilityName: string;
  /** The venue's own pages; empty or absent = it has named none. */
  readonly facilityHomepage?: string | undefined;
  /** No new answers are taken: nobody is asked for one. */
  readonly isReplyClosed?: boolean;
  /** There will be no ceremony, or not on this day: nothing is counted down to. */
  readonly isCalledOff?: boolean;
}

/** Everything an invitation is drawn from. */
export interface CardProps {
  readonly content: InvitationCard;
  readonly facts: CardFacts;
  readonly language: Language;
  readonly pattern: PatternName;
}

/** Parts of the card that its editor can point at. */
export const CARD_PARTS = [
  'greetings',
  'photos',
  'startTimes',
  'invitationGuides',
  'programs',
  'contents',
  'attendanceGuides',
  'replyDeadline',
] as const;
export type CardPart = (typeof CARD_PARTS)[number];

/** The two names of the title; empty while they are not given. */
export const cardTitle = ({ profiles }: InvitationCard): readonly string[] => titleNames(profiles.map(nameOf));

/** A name in characters of the display face; one that is full of wide letters counts by its width. */
const titleChars = (name: string): number =>
  Math.max(
    [...name].reduce((sum, char) => sum + (/[\u0370-\u1dff\u3000-\u{10ffff}]/u.test(char) ? 2.1 : 1), 0),
    widthEm(name) / 0.6,
  );

/** How wide the longer line of the title is, in characters of the display face. */
export function titleMeasure(names: readonly string[]): { readonly chars: number; readonly isStacked: boolean } {
  const widths = names.map(titleChars);
  const together = widths.reduce((sum, width) => sum + width, 2.6);
  const isStacked = together > 17;
  return { chars: Math.max(7, isStacked ? Math.max(...widths) : together), isStacked };
}
