import type { Env } from './read-env.ts';

/** A missing or invalid setting: the process must not start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Parses a setting with a closed list of values. */
export function oneOf<T extends string>(name: string, value: string, known: readonly T[]): T {
  const found = known.find(one => one === value);
  if (found === undefined) throw new ConfigError(`${name} must be one of ${known.join(', ')}, not "${value}"`);
  return found;
}

export function port(env: Env, name: string, fallback: number): number {
  const value = Number(env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 1 || value > 65_535) throw new ConfigError(`${name} is not a port`);
  return value;
}

/** A URL without a trailing slash. */
export function url(name: string, text: string): string {
  if (!URL.canParse(text)) throw new ConfigError(`${name} is not a URL: "${text}"`);
  return text.replace(/\/+$/, '');
}

/** Scheme, host and port only. */
export function origin(name: string, text: string): string {
  const given = url(name, text);
  if (new URL(given).origin !== given) throw new ConfigError(`${name} must be only scheme, host and port: "${text}"`);
  return given;
}
