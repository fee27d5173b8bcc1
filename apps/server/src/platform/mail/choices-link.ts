import type { AttendantId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { isSignedBy, sign } from '../crypto/keys.ts';
import type { MailReader } from './content.ts';

const textOf = (reader: MailReader) =>
  'attendantId' in reader ? `${reader.weddingId}.g${reader.attendantId}` : `${reader.weddingId}.h${reader.userId}`;

/**
 * A token that lets the recipient of a mail change their mail preferences, and nothing else. It does not expire,
 * because mails do not either.
 */
export function choicesToken(key: Buffer, reader: MailReader): string {
  const text = textOf(reader);
  return `${text}.${sign(key, `mail ${text}`)}`;
}

/** The reader of a token; undefined if the signature is not ours. */
export function readChoicesToken(key: Buffer, token: string): MailReader | undefined {
  const [, text = '', wedding = '', kind, id = '', signature = ''] =
    /^((\d+)\.([gh])(\d+))\.([\w-]+)$/.exec(token) ?? [];
  if (!isSignedBy(key, `mail ${text}`, signature)) return undefined;
  const weddingId = Number(wedding) as WeddingId;
  return kind === 'g'
    ? { weddingId, attendantId: Number(id) as AttendantId }
    : { weddingId, userId: Number(id) as UserId };
}
