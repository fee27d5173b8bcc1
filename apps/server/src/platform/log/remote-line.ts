/** Mail addresses, and keys: long runs of the characters tokens are made of. Request ids are not keys. */
const PRIVATE = /[^\s"'<>@/]+@[^\s"'<>@/]+|[\w-]{24,}/g;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const scrub = (text: string) => text.replace(PRIVATE, found => (UUID.test(found) ? found : '***'));

/** An error message may quote what a guest typed, so only the type and the stack are sent. */
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

/** The message of the error a line is about; pino uses it as the line's own text if no other is given. */
function errorText(line: object): unknown {
  const { err }: { readonly err?: unknown } = line;
  return typeof err === 'object' && err !== null && 'message' in err ? err.message : undefined;
}

/** Prepares a log line for an external service; fields with personal data are already masked. */
export function toRemoteLine(line: string): string {
  const record: object = JSON.parse(line);
  const { msg }: { readonly msg?: unknown } = record;
  const isErrorText = msg !== undefined && msg === errorText(record);
  return JSON.stringify(remote(isErrorText ? { ...record, msg: 'an error' } : record));
}
