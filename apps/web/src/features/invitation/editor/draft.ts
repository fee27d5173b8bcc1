import type { GuideCard, InvitationCard, InvitationInput, InvitationState } from '@kotohogi/contract/invitation';
import type { Photo } from '@kotohogi/contract/rules/photo';
import { type BrokenRule, check } from '@kotohogi/contract/rules/rule';
import { invitationInput } from '@kotohogi/contract/schemas/invitation';
import type { ProgramItem, StartTime } from '@kotohogi/domain/invitation/types';
import { isSame } from '../../../shell/form/changed-fields.ts';
import { joinFields } from '../../../shell/form/join-fields.ts';
import { CARD_PARTS, type CardPart } from '../page/card-facts.ts';

/** A list item with an id, so that it keeps its identity when it moves. */
export type Keyed<T> = T & { readonly id: string };

/** An invitation being edited, as the form fields hold it. */
export interface Draft {
  readonly greetings: string;
  readonly greetingsEn: string;
  readonly mainPhoto: Photo | null;
  readonly subPhoto: Photo | null;
  readonly startTimes: readonly Keyed<StartTime>[];
  readonly invitationGuides: readonly Keyed<GuideCard>[];
  readonly programs: readonly Keyed<ProgramItem>[];
  readonly contents: readonly Keyed<GuideCard>[];
  readonly attendanceGuides: readonly Keyed<GuideCard>[];
  /** Empty = none. */
  readonly replyDeadline: string;
}

/** The part of the editor in which each field is edited. */
const PART_OF: Readonly<Record<keyof Draft, CardPart>> = {
  greetings: 'greetings',
  greetingsEn: 'greetings',
  mainPhoto: 'photos',
  subPhoto: 'photos',
  startTimes: 'startTimes',
  invitationGuides: 'invitationGuides',
  programs: 'programs',
  contents: 'contents',
  attendanceGuides: 'attendanceGuides',
  replyDeadline: 'replyDeadline',
};
const FIELDS = Object.keys(PART_OF) as (keyof Draft)[];

/** The parts of these fields, in the order of the editor. */
const partsOf = (fields: readonly (keyof Draft)[]) =>
  CARD_PARTS.filter(part => fields.some(field => PART_OF[field] === part));

const keyed = <T extends object>(items: readonly T[], name: string): Keyed<T>[] =>
  items.map((item, index) => ({ ...item, id: `${name}-${index}` }));

/** The initial values of the fields. */
export function toDraft(state: InvitationState): Draft {
  return {
    greetings: state.greetings,
    greetingsEn: state.greetingsEn,
    mainPhoto: state.mainPhoto,
    subPhoto: state.subPhoto,
    startTimes: keyed(state.startTimes, 'time'),
    invitationGuides: keyed(state.invitationGuides, 'guide'),
    programs: keyed(state.programs, 'program'),
    contents: keyed(state.contents, 'content'),
    attendanceGuides: keyed(state.attendanceGuides, 'attending'),
    replyDeadline: state.replyDeadline ?? '',
  };
}

/** The English texts that exist: a field that was opened and left empty is not a change. */
function inEnglish({
  titleEn,
  textEn,
}: {
  readonly titleEn?: string | undefined;
  readonly textEn?: string | undefined;
}) {
  return { ...(titleEn ? { titleEn } : {}), ...(textEn ? { textEn } : {}) };
}

const toGuideInput = ({ title, text, image, ...item }: GuideCard) => ({
  ...{ title, text, ...inEnglish(item) },
  image: image?.key ?? null,
});

/** The request body of a draft. */
export function toInput(draft: Draft): InvitationInput {
  return {
    greetings: draft.greetings,
    greetingsEn: draft.greetingsEn,
    replyDeadline: draft.replyDeadline === '' ? null : draft.replyDeadline,
    startTimes: draft.startTimes.map(({ label, time, labelEn }) => ({ label, time, ...(labelEn ? { labelEn } : {}) })),
    invitationGuides: draft.invitationGuides.map(toGuideInput),
    attendanceGuides: draft.attendanceGuides.map(toGuideInput),
    programs: draft.programs.map(({ title, text, highlight, ...item }) => ({
      title,
      text,
      highlight,
      ...inEnglish(item),
    })),
    contents: draft.contents.map(toGuideInput),
    mainPhoto: draft.mainPhoto?.key ?? null,
    subPhoto: draft.subPhoto?.key ?? null,
  };
}

const isWritten = ({ title, text }: { readonly title: string; readonly text: string }) => title !== '' || text !== '';

/** The card that a draft would become, for the preview. Omits empty list items. */
export function cardOfDraft(draft: Draft, profiles: InvitationCard['profiles']): InvitationCard {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(draft.replyDeadline);
  return {
    greetings: draft.greetings,
    greetingsEn: draft.greetingsEn,
    replyDeadline: isDate && !Number.isNaN(Date.parse(draft.replyDeadline)) ? draft.replyDeadline : null,
    startTimes: draft.startTimes.filter(({ label, time }) => label !== '' || time !== ''),
    invitationGuides: draft.invitationGuides.filter(isWritten),
    attendanceGuides: draft.attendanceGuides.filter(isWritten),
    programs: draft.programs.filter(isWritten),
    contents: draft.contents.filter(isWritten),
    mainPhoto: draft.mainPhoto,
    subPhoto: draft.subPhoto,
    profiles,
  };
}

/** The parts in which a draft differs from its base. */
export function changedParts(base: Draft, draft: Draft): readonly CardPart[] {
  // Compared as they are sent, so that the ids of list items do not count.
  const [one, other] = [toInput(base), toInput(draft)];
  return partsOf(FIELDS.filter(field => !isSame(one[field], other[field])));
}

/** A draft merged with what the partner has saved in the meantime. */
export interface Rebased {
  readonly draft: Draft;
  /** Parts that both changed differently: mine are kept, and saving them would overwrite the partner's. */
  readonly conflicts: readonly CardPart[];
  /** Parts that only the partner changed: theirs are used. */
  readonly taken: readonly CardPart[];
}

/** Merges two edits of the same invitation field by field: fields I have not changed get the partner's value. */
export function rebase(base: Draft, mine: Draft, theirs: Draft): Rebased {
  const { untouched, taken, conflicts } = joinFields(FIELDS, {
    base: toInput(base),
    mine: toInput(mine),
    theirs: toInput(theirs),
  });
  const draft = { ...mine, ...Object.fromEntries(untouched.map(field => [field, theirs[field]])) };
  return { draft, conflicts: partsOf(conflicts), taken: partsOf(taken) };
}

/** The contract rules that a draft violates. */
export function brokenRules(draft: Draft): readonly BrokenRule[] {
  const result = check(invitationInput, toInput(draft));
  return result.ok ? [] : result.broken;
}

/** The part of the editor that a contract path belongs to (`programs.0.title`). */
export function partOf(path: string): CardPart | undefined {
  const [field = ''] = path.split('.');
  return FIELDS.includes(field as keyof Draft) ? PART_OF[field as keyof Draft] : undefined;
}
