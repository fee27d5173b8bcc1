import { weddingToday } from '@kotohogi/contract/wedding-today';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

/** The same interval as the wall of a facility. */
const WALL_MS = 10_000;

/** Today's ceremonies in all facilities of a company, kept up to date. */
export function useTodayOfCompany(companyId: number) {
  return useQuery({
    queryKey: ['wedding', 'today', 'company', companyId],
    queryFn: () => call(weddingToday.company, { params: { companyId } }),
    refetchInterval: WALL_MS,
  });
}
