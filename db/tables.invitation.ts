import type { AtNow, AtOrNull, Json, JsonOrDefault, OrDefault } from './columns.ts';

/** What a couple writes to its guests; `preview_…` = what a link preview shows of it. */
export interface InvitationTable {
  wedding_id: number;
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

/** An invitation that is not saved, looked at for a day. */
export interface InvitationPreviewTable {
  id: string;
  wedding_id: number;
  content: Json;
  created_at: AtNow;
}
