import type { Endpoint } from '@kotohogi/contract/kit/endpoint';
import type { Language } from '@kotohogi/contract/texts/texts';
import { type DemoPlace, readDemoKey } from '@kotohogi/domain/attendant/demo-key';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { HttpFailure } from '../platform/http/failure.ts';

/** A read of a sample wedding. */
export interface DemoRead {
  readonly row: Endpoint;
  readonly place: DemoPlace;
  /** The parameters of the path and the query, as received. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly now: Instant;
}

/** Answers reads of sample weddings; undefined = not found. */
export type DemoDeps = (read: DemoRead) => Promise<unknown>;

/**
 * The sample wedding a call is about, if any. Sample weddings are in no table and have no guests
 * (docs/product/demo.md#samples).
 */
export function demoPlaceOf(
  row: Endpoint,
  { params, query }: Pick<DemoRead, 'params' | 'query'>,
): DemoPlace | undefined {
  if (!row.path.startsWith('/attendance/')) return undefined;
  const { weddingKey } = query;
  return readDemoKey(params.wedding ?? (typeof weddingKey === 'string' ? weddingKey : ''));
}

/** Reads, and the login, which anyone may use (docs/product/demo.md#samples). */
const isAnswered = ({ method, path }: Endpoint) => method === 'GET' || path === '/attendance/:wedding/login';

/**
 * Answers a call about a sample wedding: reads go to `deps`, everything else is refused as a sample
 * (docs/product/demo.md#samples).
 */
export async function answerDemo(deps: DemoDeps, read: DemoRead): Promise<unknown> {
  if (!isAnswered(read.row)) {
    throw new HttpFailure(403, 'This is a sample: nothing can be sent.', { code: 'sample_mode' });
  }
  const answer = await deps(read);
  if (answer === undefined) throw new HttpFailure(404, 'There is nothing at this URL.');
  return answer;
}
