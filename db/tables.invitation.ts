import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { AtNow, AtOrNull, Json, JsonOrDefault, OrDefault } from './columns.ts';

/** What a couple writes to its guests; `preview_…` = the content of the link preview. */
export interface InvitationTable {
  wedding_id: WeddingId;
  greetings: OrDefault<string>;
  greetings_en: OrDefault<string>;
  reply_deadline: OrDefault<string | null>;
  sections: JsonOrDefault;
  main_photo_key: OrDefault<string | null>;
  sub_photo_key: OrDefault<string | null>;
  preview_names: OrDefault<boolean>;
  preview_photo: OrDefault<boolean>;
  published_at: AtOrNull;
  version: OrDefault<number>;
  updated_at: AtNow;
}

/** An unsaved invitation, previewed for at most a day. */
export interface InvitationPreviewTable {
  id: string;
  wedding_id: WeddingId;
  content: Json;
  created_at: AtNow;
}
