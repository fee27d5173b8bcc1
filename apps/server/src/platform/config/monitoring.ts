import type { Env } from './read-env.ts';
import { ConfigError, url } from './values.ts';

/** Where log lines go in addition to standard output. */
export interface LogSinkConfig {
  readonly url: string;
  /** The percentage of lines that is sent. */
  readonly ratePercent: number;
}

/** The monitoring service; undefined = there is none. */
export function toLogSink(env: Env): LogSinkConfig | undefined {
  const rate = Number(env.LOG_SINK_RATE ?? 100);
  if (!(rate >= 0 && rate <= 100)) throw new ConfigError('LOG_SINK_RATE is not a percentage from 0 to 100');
  if (env.LOG_SINK_URL === undefined) return undefined;
  const address = url('LOG_SINK_URL', env.LOG_SINK_URL);
  if (!/^https?:/.test(address)) throw new ConfigError('LOG_SINK_URL must begin with https:// or http://');
  return { url: address, ratePercent: rate };
}
