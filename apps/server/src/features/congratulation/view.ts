import type { TreeMessage } from '@kotohogi/contract/congratulation';
import { shownName } from '@kotohogi/domain/attendant/types';
import { instant } from '@kotohogi/domain/kernel/instant';
import type { findTreeMessage } from './store.ts';

/** A message as everyone may read it. */
export function toMessage(row: NonNullable<Awaited<ReturnType<typeof findTreeMessage>>>): TreeMessage {
  return {
    id: row.id,
    attendantId: row.attendant_id,
    leafNumber: row.number,
    name: shownName({ name: row.name, nickName: row.nick_name }),
    isNickName: row.nick_name !== '',
    message: row.message,
    createdAt: instant(row.created_at),
    isEdited: row.edited_at !== null,
  };
}
