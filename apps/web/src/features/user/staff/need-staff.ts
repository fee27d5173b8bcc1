import type { QueryClient } from '@tanstack/react-query';
import { statusError } from '../../../shell/api/api-error.ts';
import { staffAreasQuery } from './api.ts';
import type { StaffArea } from './area.ts';

/**
 * Opens a page of the people only for those who may see them, or for `write` give a role: the server decides, and 403 is
 * the 403 page.
 */
export async function needStaff(
  client: QueryClient,
  place: Pick<StaffArea, 'scope' | 'id'>,
  action: 'read' | 'write',
): Promise<void> {
  const { areas } = await client.fetchQuery(staffAreasQuery(place));
  if (action === 'write' && areas.length === 0) throw statusError(403);
}
