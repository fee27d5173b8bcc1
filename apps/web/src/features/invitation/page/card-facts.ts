import type { InvitationCard } from '@kotohogi/contract/invitation';
import type { Language } from '@kotohogi/contract/texts/texts';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import { titleNames } from '@kotohogi/domain/profile/names';
import { widthEm } from '@kotohogi/domain/profile/title-fit';
import type { PatternName } from '@kotohogi/themes/theme-names';

/** Date and place, known to every page of a wedding. */
interface CardFacts {
  readonly startsAt: number;
  readonly hallName: string;
  readonly facilityName: string;
  /** The venue's website; empty or absent = none. */
  readonly facilityHomepage?: string | undefined;
  /** Replies are closed, so the card does not ask for one. */
  readonly isReplyClosed?: boolean;
  /** The ceremony is canceled or postponed, so the countdown is left out. */
  readonly isCalledOff?: boolean;
}

/** The data an invitation is rendered from. */
export interface CardProps {
  readonly content: InvitationCard;
  readonly facts: CardFacts;
  readonly language: Language;
  readonly pattern: PatternName;
}

/** Parts of the card that its editor can select. */
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

/** The two names of the title; empty until they are entered. */
export const cardTitle = ({ profiles }: InvitationCard): readonly string[] => titleNames(profiles.map(nameOf));

/** The length of a name in characters of the display typeface; a name of wide letters or in capitals counts by its width. */
const titleChars = (name: string): number =>
  Math.max(
    [...name].reduce((sum, char) => sum + (/[\u0370-\u1dff\u3000-\u{10ffff}]/u.test(char) ? 2.1 : 1), 0),
    widthEm(name) / (/\p{Lu}{2}/u.test(name) ? 0.54 : 0.6),
  );

/** The width of the title's longest line in characters of the display typeface, and whether the names are stacked. */
export function titleMeasure(names: readonly string[]): { readonly chars: number; readonly isStacked: boolean } {
  const widths = names.map(titleChars);
  const together = widths.reduce((sum, width) => sum + width, 2.6);
  const isStacked = together > 17;
  return { chars: Math.max(7, isStacked ? Math.max(...widths) : together), isStacked };
}
