/** Addresses of mails, and keys: long runs of the letters that tokens are made of. Ids of requests are no keys. */
const PRIVATE = /[^\s"'<>@/]+@[^\s"'<>@/]+|[\w-]{24,}/g;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const scrub = (text: string) => text.replace(PRIVATE, found => (UUID.test(found) ? found : '***'));

/** The text of an error is written by whoever threw it and may quote what a guest typed: its kind and its place are enough. */
function remoteError({ type, stack, cause }: Readonly<Record<string, unknown>>): object {
  const frames = String(stack)
    .split('\n')
    .filter(line => /^\s+at /.test(line));
  return { type, stack: scrub(frames.join('\n')), ...(cause === undefined ? {} : { cause: remote(cause) }) };
}

function remote(value: unknown): unknown {
  if (typeof value === 'string') return scrub(value);
  if (Array.isArray(value)) return value.map(remote);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if ('stack' in value) return remoteError(Object.fromEntries(entries));
  return Object.fromEntries(entries.map(([key, item]) => [key, remote(item)]));
}

/** The text of the error a line is about; pino repeats it as the line's own text where no other was given. */
function errorText(line: object): unknown {
  const { err }: { readonly err?: unknown } = line;
  return typeof err === 'object' && err !== null && 'message' in err ? err.message : undefined;
}

/** A line of the log as it may leave the house; fields with personal data are masked in it already. */
export function toRemoteLine(line: string): string {
  const record: object = JSON.parse(line);
  const { msg }: { readonly msg?: unknown } = record;
  const isErrorText = msg !== undefined && msg === errorText(record);
  return JSON.stringify(remote(isErrorText ? { ...record, msg: 'an error' } : record));
}
