import type { AttendantId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { MailChoice } from '@kotohogi/domain/mailing/choices';
import type { Occasion } from '@kotohogi/domain/mailing/occasions';
import type { Generated } from 'kysely';
import type { At, OrDefault } from './columns.ts';

export interface MailOptOutTable {
  wedding_id: WeddingId;
  attendant_id: OrDefault<AttendantId | null>;
  user_id: OrDefault<UserId | null>;
  choice: MailChoice;
  created_at: At;
}

export interface OccasionMailTable {
  attendant_id: AttendantId;
  occasion: Occasion;
  starts_at: At;
  sent_at: At;
}

export interface MailAllowanceTable {
  subject: string;
  started_at: At;
  mails: number;
}

export interface MailRefusalTable {
  id: Generated<number>;
  wedding_id: WeddingId;
  attendant_id: OrDefault<AttendantId | null>;
  user_id: OrDefault<UserId | null>;
  address: string;
  kind: string;
  reason: string;
  at: At;
}
