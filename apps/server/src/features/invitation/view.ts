import {
  type GuideCard,
  type InvitationCard,
  type InvitationState,
  sectionsInput,
} from '@kotohogi/contract/invitation';
import type { OrganizerProfile } from '@kotohogi/contract/profile';
import type { GuideItem, InvitationSections } from '@kotohogi/domain/invitation/types';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { instant } from '@kotohogi/domain/kernel/instant';
import * as z from 'zod/mini';
import type { Tx } from '../../platform/db/connect.ts';
import { readProfiles } from '../profile/index.ts';
import { listPhotos } from './store.photo.ts';
import { getInvitation } from './store.ts';
import { photoOf } from './view.photo.ts';

const NO_SECTIONS: InvitationSections = {
  startTimes: [],
  invitationGuides: [],
  attendanceGuides: [],
  programs: [],
  contents: [],
};
const storedSections = z.object(sectionsInput);

/** Parses stored sections; those a wedding has never had are empty. Throws if they do not have the stored shape. */
export function readSections(stored: object): InvitationSections {
  return storedSections.parse({ ...NO_SECTIONS, ...stored });
}

/** An invitation with the keys of its pictures, as stored and as kept for a preview. */
export interface InvitationContent {
  readonly greetings: string;
  readonly greetingsEn: string;
  readonly replyDeadline: string | null;
  readonly sections: InvitationSections;
  readonly mainPhoto: string | null;
  readonly subPhoto: string | null;
}

/** The keys of every picture of an invitation. */
export function photoKeysOf({
  sections,
  mainPhoto,
  subPhoto,
}: Omit<InvitationContent, 'greetings' | 'greetingsEn' | 'replyDeadline'>): string[] {
  const guides = [...sections.invitationGuides, ...sections.attendanceGuides, ...sections.contents];
  return [mainPhoto, subPhoto, ...guides.map(guide => guide.image)].flatMap(key => key ?? []);
}

/** Looks up the pictures and assembles the card. */
export async function toCard(
  tx: Tx,
  weddingId: WeddingId,
  content: InvitationContent,
  profiles: OrganizerProfile[],
): Promise<InvitationCard> {
  const rows = await listPhotos(tx, weddingId, photoKeysOf(content));
  const photos = new Map(rows.map(row => [row.key, photoOf(row)]));
  const photoAt = (key: string | null | undefined) => photos.get(key ?? '') ?? null;
  const guideOf = (guide: GuideItem): GuideCard => ({
    title: guide.title,
    text: guide.text,
    titleEn: guide.titleEn,
    textEn: guide.textEn,
    image: photoAt(guide.image),
  });
  const { sections } = content;
  return {
    greetings: content.greetings,
    greetingsEn: content.greetingsEn,
    replyDeadline: content.replyDeadline,
    startTimes: [...sections.startTimes],
    programs: [...sections.programs],
    invitationGuides: sections.invitationGuides.map(guideOf),
    attendanceGuides: sections.attendanceGuides.map(guideOf),
    contents: sections.contents.map(guideOf),
    mainPhoto: photoAt(content.mainPhoto),
    subPhoto: photoAt(content.subPhoto),
    profiles,
  };
}

/** An invitation for its owners. */
export async function toState(tx: Tx, weddingId: WeddingId): Promise<InvitationState> {
  const row = await getInvitation(tx, weddingId);
  const couple = await readProfiles(tx, weddingId);
  const content = {
    greetings: row.greetings,
    greetingsEn: row.greetings_en,
    replyDeadline: row.reply_deadline,
    sections: readSections(row.sections),
    mainPhoto: row.main_photo_key,
    subPhoto: row.sub_photo_key,
  };
  return {
    ...(await toCard(tx, weddingId, content, couple.profiles)),
    invitaionCreatedAt: row.published_at === null ? null : instant(row.published_at),
    updatedAt: instant(row.updated_at),
    version: row.version,
    profileVersion: couple.version,
  };
}
