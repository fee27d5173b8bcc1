import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** A chapter as stored, in program time. */
export interface Chapter {
  readonly id: number;
  readonly programMs: Instant;
  readonly title: string;
  /** Empty = guests who read English get the title. */
  readonly titleEn: string;
}

/** The chapters of a wedding, in the order of the ceremony. */
export async function listChapters(tx: Tx, weddingId: WeddingId): Promise<Chapter[]> {
  const rows = await tx
    .selectFrom('chapter')
    .select(['id', 'program_at', 'title', 'title_en'])
    .where('wedding_id', '=', weddingId)
    .orderBy('program_at')
    .execute();
  return rows.map(({ id, program_at, title, title_en }) => ({
    id,
    programMs: instant(program_at),
    title,
    titleEn: title_en,
  }));
}

/** Stores a chapter; replaces an existing one at the same moment. */
export async function putChapter(
  tx: Tx,
  scope: WeddingScope,
  chapter: Omit<Chapter, 'id'>,
  now: Instant,
): Promise<void> {
  const { title, titleEn: title_en, programMs } = chapter;
  await tx
    .insertInto('chapter')
    .values({ wedding_id: scope.weddingId, program_at: at(programMs), title, title_en, created_at: at(now) })
    .onConflict(conflict => conflict.columns(['wedding_id', 'program_at']).doUpdateSet({ title, title_en }))
    .execute();
}

/** Renames a chapter, in English only if a name is given; returns false if the wedding has no such chapter. */
export async function renameChapter(
  tx: Tx,
  scope: WeddingScope,
  id: number,
  { title, titleEn }: { readonly title: string; readonly titleEn?: string | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chapter')
    .set({ title, ...(titleEn === undefined ? {} : { title_en: titleEn }) })
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a chapter; returns false if the wedding has no such chapter. */
export async function deleteChapter(tx: Tx, scope: WeddingScope, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('chapter')
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The mark of the ceremony's beginning, in program time. */
export async function findShortcut(tx: Tx, weddingId: WeddingId): Promise<Instant | null> {
  const row = await tx
    .selectFrom('live_slot')
    .select('shortcut_at')
    .where('wedding_id', '=', weddingId)
    .executeTakeFirst();
  return row?.shortcut_at == null ? null : instant(row.shortcut_at);
}
