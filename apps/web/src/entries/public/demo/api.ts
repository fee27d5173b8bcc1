import { DEMO_START, type DemoStart } from '@kotohogi/contract/demo-start';
import { useQuery } from '@tanstack/react-query';
import { statusError } from '../../../shell/api/api-error.ts';

/** How often a ceremony that is not on air yet is asked for. */
const LOOK_MS = 3_000;

async function read(signal?: AbortSignal): Promise<DemoStart | null> {
  const answer = await fetch(DEMO_START, { signal: signal ?? null });
  if (!answer.ok) throw statusError(answer.status);
  return (await answer.json()) as DemoStart | null;
}

/** What the demo's start page shows; null where there is no demo, also when it cannot be asked. */
export const readDemoStart = (): Promise<DemoStart | null> =>
  // why: the ordinary landing page is right without a demo
  read().catch(() => null);

/** The same, kept up to date until the ceremony is on air. */
export function useDemoStart(first: DemoStart): DemoStart {
  const { data } = useQuery({
    queryKey: ['demo', 'start'],
    queryFn: ({ signal }) => read(signal),
    initialData: first,
    refetchInterval: ({ state }) => (state.data?.ceremony.isOnAir === true ? false : LOOK_MS),
  });
  return data ?? first;
}
