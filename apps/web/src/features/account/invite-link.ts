/** A secret in the format of our mails: 32 bytes, base64url. */
const SECRET = /^[\w-]{43}$/;

/** Extracts the secret from pasted text: an invitation link, or the secret alone; undefined if it is neither. */
export function readInviteLink(text: string): string | undefined {
  const copied = text.replace(/\s/g, '');
  if (SECRET.test(copied)) return copied;
  const found = /\/invites\/([\w-]+)\/activate|[?&]token=([\w-]+)/.exec(copied);
  const secret = found?.[1] ?? found?.[2];
  return secret !== undefined && SECRET.test(secret) ? secret : undefined;
}
