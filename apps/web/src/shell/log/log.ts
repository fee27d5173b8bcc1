import { isMasked } from '@kotohogi/contract/kit/masked';

const MAX_STRING = 255;
const MAX_STACK = 1000;
const MAX_DEPTH = 5;

/** A copy for the log: masked fields, strings of at most 255 characters, stacks of at most 1000. */
export function mask(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.slice(0, MAX_STRING);
  if (value instanceof Error) {
    return { type: value.name, text: value.message.slice(0, MAX_STRING), stack: value.stack?.slice(0, MAX_STACK) };
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '…';
  if (Array.isArray(value)) return value.slice(0, 20).map(item => mask(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isMasked(key) ? '***' : mask(item, depth + 1)]),
  );
}

type Level = 'info' | 'warn' | 'error';

function write(level: Level, text: string, facts: unknown): void {
  const safe = mask(facts);
  // biome-ignore lint/suspicious/noConsole: this is the one place that writes to the console
  console[level](text, ...(facts === undefined ? [] : [safe]));
  navigator.sendBeacon?.('/api/log', JSON.stringify({ level, text, facts: safe }));
}

/** The browser's log: the console, and the server's log with its monitoring service. */
export const log = {
  info: (text: string, facts?: unknown) => write('info', text, facts),
  warn: (text: string, facts?: unknown) => write('warn', text, facts),
  error: (text: string, facts?: unknown) => write('error', text, facts),
};
