/**
 * Values that have broken parsers, columns or regular expressions, and inputs generated with them from a JSON Schema.
 */

export type Random = () => number;
type Json = Readonly<Record<string, unknown>>;

/** A stream of numbers from 0 to 1, determined by a seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Picks one of several. Throws if there is none. */
export function pick<T>(random: Random, from: readonly T[]): T {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

const TEXTS = [
  '',
  ' ',
  'a',
  '小林',
  'コバヤシ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '💍',
  '\u202eabc',
  '\u0007',
  "'; drop table wedding; --",
  '%00',
  '%ED%A0%80',
  '../../etc/passwd',
  '//evil.example',
  'a@example.jp',
  '2027-04-03',
  '2026-02-30',
  '2027-04-03 13:00',
  '999999-12-31',
  '9999-12-31',
  '9999-12-31 23:59',
  '0000-00-00 00:00',
  '-1',
  '1e309',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'true',
  '[object Object]',
  '__proto__',
  'https://example.com/a',
  '6f1c3f0e-8c4e-4a55-9d5b-1f5b8a2f9d10',
  '_demo_1-1-1',
  '_demo_2147483648-9-9',
  'x'.repeat(5_000),
  '{',
] as const;

const NUMBERS = [
  0, -1, 1, 2, 1.5, -0.5, 100, 5_500, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_991, 1e21,
  1.7e308, 8.64e15, 8.640_000_000_000_001e15, 253_402_300_800_000, -1e15,
] as const;

const ODD = [null, true, false, [], {}, [[[]]], '', 0, { $ne: 1 }] as const;

/** A value of another type than requested. */
const oddValue = (random: Random): unknown => pick<unknown>(random, [...ODD, ...TEXTS, ...NUMBERS]);

export const oddText = (random: Random): string => pick<string>(random, TEXTS);

/** An object for its schema; optional properties are sometimes omitted. `known` has existing values, by name. */
function objectOf(random: Random, schema: Json, known: Json): unknown {
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  const required = (schema.required ?? []) as readonly string[];
  const kept = Object.entries(properties).filter(([name]) =>
    required.includes(name) ? random() > 0.03 : random() > 0.4,
  );
  return Object.fromEntries(
    kept.map(([name, part]) => [
      name,
      name in known && random() < 0.7 ? known[name] : inputOf(random, part, known, random() < 0.12),
    ]),
  );
}

function plainText(random: Random, { format, pattern }: Json): string {
  if (format === 'uuid') return '6f1c3f0e-8c4e-4a55-9d5b-1f5b8a2f9d10';
  return typeof pattern === 'string' ? oddText(random) : pick(random, [...TEXTS, 'a', '小林', 'a@example.jp', 'コバ']);
}

/** An input for a schema: of the right shape, with values on and beyond every limit; `isOdd` for any shape. */
export function inputOf(random: Random, schema: Json, known: Json, isOdd = false): unknown {
  if (isOdd) return oddValue(random);
  const choices = (schema.anyOf ?? schema.oneOf) as readonly Json[] | undefined;
  if (choices !== undefined) return inputOf(random, pick(random, choices), known);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return pick(random, schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(random, schema, known);
    case 'array': {
      const length = pick(random, [0, 1, 1, 2, 25]);
      return Array.from({ length }, () => inputOf(random, (schema.items ?? {}) as Json, known, random() < 0.05));
    }
    case 'string':
      return plainText(random, schema);
    case 'number':
    case 'integer':
      return pick(random, [...NUMBERS]);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return oddValue(random);
  }
}
