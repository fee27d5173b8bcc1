/** A secret as our mails carry it: 32 bytes, base64url. */
const SECRET = /^[\w-]{43}$/;

/** The secret in what somebody copied of an invitation: its link, or only the secret; undefined when it is neither. */
export function readInviteLink(text: string): string | undefined {
  const copied = text.replace(/\s/g, '');
  if (SECRET.test(copied)) return copied;
  const found = /\/invites\/([\w-]+)\/activate|[?&]token=([\w-]+)/.exec(copied);
  const secret = found?.[1] ?? found?.[2];
  return secret !== undefined && SECRET.test(secret) ? secret : undefined;
}
