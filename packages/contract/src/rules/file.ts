import { rule } from './rule.ts';

/** A file as represented in a form. */
export interface FileFacts {
  readonly name: string;
  /** Media type; empty if the system does not know it. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Whether one entry of an `accept` list matches a file: `.ext`, `type/subtype`, or `type/*`. */
function means(entry: string, { name, type }: FileFacts): boolean {
  const wanted = entry.trim().toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
  return type.toLowerCase() === wanted;
}

/** A file of at most this many bytes. */
export const fileSize = (maxBytes: number) => rule<FileFacts>('size', ({ size }) => size <= maxBytes);

/** A file whose media type or extension is in the list (`image/*`, `application/pdf`, `.heic`). */
export const fileType = (accepted: readonly string[]) =>
  rule<FileFacts>('type', file => accepted.some(entry => means(entry, file)));
