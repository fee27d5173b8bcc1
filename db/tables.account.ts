import type { Generated } from 'kysely';
import type { At, AtOrNull } from './columns.ts';

export interface ApiKeyTable {
  id: Generated<number>;
  user_id: number;
  key_hash: Buffer;
  beginning: string;
  name: string;
  permissions: string[] | null;
  created_at: At;
  expires_at: At;
  used_at: AtOrNull;
}
