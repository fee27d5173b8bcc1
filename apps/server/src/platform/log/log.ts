import { isMasked } from '@kotohogi/contract/kit/masked';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

export type Log = Logger;

const MAX_STRING = 255;
const MAX_STACK = 1000;
const MAX_DEPTH = 6;

function maskedEntry(key: string, value: unknown, depth: number): [string, unknown] {
  return [key, isMasked(key) ? '***' : mask(value, depth + 1)];
}

/**
 * Returns a copy for the log: masked fields are `***`, strings are cut after 255 characters, stacks after 1000
 * (docs/product/calls.md#answers). Errors keep their type, message and stack.
 */
export function mask(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > MAX_STRING ? `${value.slice(0, MAX_STRING)}…` : value;
  if (value instanceof Error) {
    return {
      type: value.name,
      message: mask(value.message),
      stack: value.stack?.slice(0, MAX_STACK),
      ...(value.cause === undefined || depth >= MAX_DEPTH ? {} : { cause: mask(value.cause, depth + 1) }),
    };
  }
  if (Array.isArray(value)) return depth >= MAX_DEPTH ? '[…]' : value.slice(0, 50).map(item => mask(item, depth + 1));
  if (typeof value === 'object' && value !== null) {
    if (depth >= MAX_DEPTH) return '{…}';
    return Object.fromEntries(Object.entries(value).map(([key, item]) => maskedEntry(key, item, depth)));
  }
  return value;
}

export interface LogTarget {
  /** Used instead of standard output if people read that. */
  readonly file?: string | undefined;
  /** Also receives the lines of level info and above. */
  readonly sink?: DestinationStream | undefined;
}

/** The log of one process: JSON lines, masked before they are written. */
export function createLog(level: string, role: string, { file, sink }: LogTarget = {}): Log {
  const options: LoggerOptions = {
    level,
    base: { role },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: label => ({ level: label }),
      log: record => Object.fromEntries(Object.entries(record).map(([key, item]) => maskedEntry(key, item, 0))),
    },
    serializers: { err: error => error },
  };
  if (file === undefined && sink === undefined) return pino(options);
  const main = pino.destination({ dest: file ?? 1, mkdir: true, sync: true });
  if (sink === undefined) return pino(options, main);
  return pino(
    options,
    pino.multistream([
      { level: 'trace', stream: main },
      { level: 'info', stream: sink },
    ]),
  );
}
