import { type AttendantId, parseId, type UserId, type WeddingId } from '@kotohogi/domain/kernel/ids';
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
  const weddingId = parseId<WeddingId>(wedding);
  const [attendantId, userId] = [parseId<AttendantId>(id), parseId<UserId>(id)];
  if (weddingId === undefined || attendantId === undefined || userId === undefined) return undefined;
  return kind === 'g' ? { weddingId, attendantId } : { weddingId, userId };
}
