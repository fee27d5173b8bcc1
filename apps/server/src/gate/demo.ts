import type { Endpoint } from '@kotohogi/contract/kit/endpoint';
import type { Language } from '@kotohogi/contract/texts/texts';
import { type DemoPlace, readDemoKey } from '@kotohogi/domain/attendant/demo-key';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { HttpFailure } from '../platform/http/failure.ts';

/** A read of a sample wedding. */
export interface DemoRead {
  readonly row: Endpoint;
  readonly place: DemoPlace;
  /** The path's and the address's words, as they came. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly now: Instant;
}

/** Answers reads of sample weddings; undefined = there is nothing. */
export type DemoDesk = (read: DemoRead) => Promise<unknown>;

/** The sample wedding a call is about, if it is about one: those are in no table and have no guests (decisions 5, 10). */
export function demoPlaceOf(
  row: Endpoint,
  { params, query }: Pick<DemoRead, 'params' | 'query'>,
): DemoPlace | undefined {
  if (!row.path.startsWith('/attendance/')) return undefined;
  const { weddingKey } = query;
  return readDemoKey(params.wedding ?? (typeof weddingKey === 'string' ? weddingKey : ''));
}

/** Reads, and the login, which is free (decision 5): it lets everybody in. */
const isAnswered = ({ method, path }: Endpoint) => method === 'GET' || path === '/attendance/:wedding/login';

/** Answers a call about a sample wedding: reads by the desk, everything else with the words of the sample (decision 5). */
export async function answerDemo(desk: DemoDesk, read: DemoRead): Promise<unknown> {
  if (!isAnswered(read.row)) {
    throw new HttpFailure(403, 'This is a sample: nothing can be sent.', { code: 'sample_mode' });
  }
  const answer = await desk(read);
  if (answer === undefined) throw new HttpFailure(404, 'There is nothing at this address.');
  return answer;
}
