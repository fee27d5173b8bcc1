import type { Generated } from 'kysely';
import type { At, OrDefault } from './columns.ts';

export interface MailOptOutTable {
  wedding_id: number;
  attendant_id: OrDefault<number | null>;
  user_id: OrDefault<number | null>;
  choice: string;
  created_at: At;
}

export interface OccasionMailTable {
  attendant_id: number;
  occasion: string;
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
  wedding_id: number;
  attendant_id: OrDefault<number | null>;
  user_id: OrDefault<number | null>;
  address: string;
  kind: string;
  reason: string;
  at: At;
}
