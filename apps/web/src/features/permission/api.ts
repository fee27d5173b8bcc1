import { permission } from '@kotohogi/contract/permission';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

/** The query for the user's permissions on the platform. */
export const permissionsQuery = () =>
  queryOptions({ queryKey: ['permission', 'list'], queryFn: () => call(permission.list, {}), staleTime: 30_000 });
