import { isStorable } from '@kotohogi/domain/kernel/text';

/** The JSON limits of a call: bytes transferred, and total fields and items. */
export interface JsonLimits {
  readonly maxBytes: number;
  readonly maxValues: number;
}

/** The default for rows without their own limits. The largest forms stay below a tenth of both. */
export const JSON_LIMITS: JsonLimits = { maxBytes: 65_536, maxValues: 2_000 };

/** No body of the contract is deeper; a deeper one could only be an attempt to overflow the stack. */
const MAX_DEPTH = 20;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/** The position after a text whose opening quotation mark is at `start`. */
function afterText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at + 1;
}

/**
 * Measures JSON before it is parsed, because parsing is expensive: whether it has too many fields and items, or is
 * nested too deep. Reads each character once and stores nothing; the parser checks whether it is valid.
 */
export function measureJson(json: string, maxValues: number): 'fits' | 'tooMany' | 'tooDeep' {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; ) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = afterText(json, at);
      continue;
    }
    at += 1;
    // `[` and `{`, `]` and `}` differ in one bit.
    if ((code | 0x20) === 0x7b) depth += 1;
    else if ((code | 0x20) === 0x7d) depth -= 1;
    else if (code === COMMA) values += 1;
    if (depth > MAX_DEPTH) return 'tooDeep';
    if (values > maxValues) return 'tooMany';
  }
  return 'fits';
}

/** The paths of all texts in an input that no column can store, including field names. */
export function unstorablePlaces(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  if (path.length > MAX_DEPTH) return [path[0] ?? ''];
  return Object.entries(value).flatMap(([name, part]) =>
    isStorable(name) ? unstorablePlaces(part, [...path, name]) : [path.join('.')],
  );
}
