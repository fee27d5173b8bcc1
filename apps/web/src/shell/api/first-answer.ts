import type { Endpoint, OutputOf } from '@kotohogi/contract/kit/endpoint';
import { addressOf, type Input } from './call.ts';

/**
 * The answer to a page's first call, which the server embedded in the page; returned once, while fresh: a page restored
 * from the browser's cache fetches again.
 */
export function takeFirstAnswer<R extends Endpoint>(row: R, input: Input<R>): OutputOf<R> | undefined {
  const element = document.getElementById('first');
  if (element === null || element.dataset.address !== addressOf(row, input).split('?')[0]) return undefined;
  element.remove();
  const [visit] = performance.getEntriesByType('navigation');
  const isOld = visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward';
  // The server has validated its answer against the row's schema.
  return isOld ? undefined : (JSON.parse(element.textContent) as OutputOf<R>);
}
