import type { CaptionTrack } from '@kotohogi/contract/recording-board';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { CAPTION_LANGUAGES, type CaptionLanguage } from '@kotohogi/domain/recording/caption';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** Captions of a recording in one language. */
export interface Caption {
  readonly language: CaptionLanguage;
  readonly objectKey: string;
  readonly fileName: string;
  readonly cueCount: number;
  readonly endMs: number;
}

/** The captions with their URL for everyone who may see the recording; the URL changes with the file. */
export function captionTrack(weddingKey: string, { language, objectKey }: Caption): CaptionTrack {
  const version = objectKey.slice(objectKey.lastIndexOf('/') + 1);
  return { language, url: `/api/attendance/${weddingKey}/captions/${language}?file=${version}` };
}

/** The captions of a wedding's recording, by language. */
export async function listCaptions(tx: Tx, weddingId: WeddingId): Promise<Caption[]> {
  const rows = await tx
    .selectFrom('caption')
    .select(['language', 'object_key', 'file_name', 'cue_count', 'end_ms'])
    .where('wedding_id', '=', weddingId)
    .execute();
  return CAPTION_LANGUAGES.flatMap(language =>
    rows
      .filter(row => row.language === language)
      .map(row => ({
        language,
        objectKey: row.object_key,
        fileName: row.file_name,
        cueCount: row.cue_count,
        endMs: row.end_ms,
      })),
  );
}

/** Deletes the captions of a language; returns their key, if there were some. */
export async function deleteCaption(
  tx: Tx,
  scope: WeddingScope,
  language: CaptionLanguage,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('caption')
    .where('wedding_id', '=', scope.weddingId)
    .where('language', '=', language)
    .returning('object_key')
    .executeTakeFirst();
  return row?.object_key;
}

/**
 * Stores captions already in the object store, replacing the previous ones; returns the key of the previous ones. The
 * caller holds the lock on the slot.
 */
export async function putCaption(
  tx: Tx,
  scope: WeddingScope,
  caption: Caption,
  now: Instant,
): Promise<string | undefined> {
  const before = await deleteCaption(tx, scope, caption.language);
  await tx
    .insertInto('caption')
    .values({
      wedding_id: scope.weddingId,
      language: caption.language,
      object_key: caption.objectKey,
      file_name: caption.fileName,
      cue_count: caption.cueCount,
      end_ms: caption.endMs,
      created_at: at(now),
    })
    .execute();
  return before;
}

/** Deletes all captions of a recording; returns their keys. */
export async function deleteCaptions(tx: Tx, weddingId: WeddingId): Promise<string[]> {
  const rows = await tx.deleteFrom('caption').where('wedding_id', '=', weddingId).returning('object_key').execute();
  return rows.map(row => row.object_key);
}
