import { DEFAULT_GREETINGS, DEFAULT_SECTIONS } from '@kotohogi/domain/invitation/defaults';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Tx } from '../../platform/db/connect.ts';
import { insertInvitation } from './store.ts';

/** Gives a new wedding its invitation: the default message in both languages and the default programme. */
export async function beginInvitation(tx: Tx, weddingId: WeddingId): Promise<void> {
  await insertInvitation(tx, weddingId, {
    greetings: DEFAULT_GREETINGS.ja,
    greetingsEn: DEFAULT_GREETINGS.en,
    sections: DEFAULT_SECTIONS,
  });
}
