import { DEMO_START, type DemoStart } from '@kotohogi/contract/demo-start';
import { useQuery } from '@tanstack/react-query';
import { statusError } from '../../../shell/api/api-error.ts';

/** Polling interval for a ceremony that is not on air yet. */
const POLL_MS = 3_000;

async function read(signal?: AbortSignal): Promise<DemoStart | null> {
  const answer = await fetch(DEMO_START, { signal: signal ?? null });
  if (!answer.ok) throw statusError(answer.status);
  return (await answer.json()) as DemoStart | null;
}

/** The data of the demo's start page; null without a demo or if the request fails. */
export const readDemoStart = (): Promise<DemoStart | null> =>
  // why: without a demo the ordinary landing page is right
  read().catch(() => null);

/** The same, updated until the ceremony is on air. */
export function useDemoStart(first: DemoStart): DemoStart {
  const { data } = useQuery({
    queryKey: ['demo', 'start'],
    queryFn: ({ signal }) => read(signal),
    initialData: first,
    refetchInterval: ({ state }) => (state.data?.ceremony.isOnAir === true ? false : POLL_MS),
  });
  return data ?? first;
}
