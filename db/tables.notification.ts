import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { NoticeLevel } from '@kotohogi/domain/notification/types';
import type { Generated } from 'kysely';
import type { At, OrDefault } from './columns.ts';

export interface NotificationTable {
  id: Generated<number>;
  wedding_id: WeddingId;
  level: NoticeLevel;
  title: string;
  body: string;
  title_en: OrDefault<string>;
  body_en: OrDefault<string>;
  in_recording: OrDefault<boolean>;
  in_dialog: boolean;
  by_mail: boolean;
  sent_by: string;
  created_at: At;
}

export interface NotificationMailTable {
  notification_id: number;
  attendant_id: AttendantId;
}
