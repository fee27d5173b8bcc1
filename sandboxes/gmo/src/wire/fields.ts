/** Posted fields; a repeated name keeps its last value, an absent one is undefined. */
export type Fields = Readonly<Record<string, string | undefined>>;

/** The protocol prescribes Windows-31J, but many clients send UTF-8; bytes that are valid UTF-8 are decoded as such. */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // why: bytes that are not UTF-8 are in the encoding the protocol prescribes.
    return new TextDecoder('windows-31j').decode(bytes);
  }
}

/** Percent-decodes a value; keeps a stray `%` from a client that does not encode. */
function decodeFormValue(value: string): string {
  const bytes: number[] = [];
  const raw = Buffer.from(value.replace(/\+/g, ' '), 'latin1');
  for (let at = 0; at < raw.length; at += 1) {
    const hex = raw.subarray(at + 1, at + 3).toString('latin1');
    const encoded = raw[at] === 0x25 && /^[0-9a-fA-F]{2}$/.test(hex);
    bytes.push(encoded ? Number.parseInt(hex, 16) : (raw[at] ?? 0));
    if (encoded) at += 2;
  }
  return decodeText(Uint8Array.from(bytes));
}

function parseForm(body: Buffer): Fields {
  const fields: Record<string, string> = {};
  for (const pair of body.toString('latin1').trim().split('&')) {
    const at = pair.indexOf('=');
    if (at > 0) fields[decodeFormValue(pair.slice(0, at))] = decodeFormValue(pair.slice(at + 1));
  }
  return fields;
}

function parseMultipart(body: Buffer, boundary: string): Fields {
  const fields: Record<string, string> = {};
  for (const part of body.toString('latin1').split(`--${boundary}`).slice(1)) {
    const end = part.indexOf('\r\n\r\n');
    const name = /name="([^"]*)"/i.exec(part.slice(0, Math.max(end, 0)))?.[1];
    if (name === undefined) continue;
    const value = part.slice(end + 4).replace(/\r\n$/, '');
    fields[name] = decodeText(Buffer.from(value, 'latin1'));
  }
  return fields;
}

function parseJson(body: Buffer): Fields {
  const value: unknown = JSON.parse(body.toString('utf8'));
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, String(item)]));
}

/** Parses a posted body: urlencoded (encoded or not), multipart/form-data, or a flat JSON object. */
export function parseFields(body: unknown, contentType: string | undefined): Fields {
  if (!Buffer.isBuffer(body)) return {};
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType ?? '')?.[1];
  if (contentType?.startsWith('multipart/form-data') && boundary !== undefined) return parseMultipart(body, boundary);
  return contentType?.startsWith('application/json') ? parseJson(body) : parseForm(body);
}
