import { staff } from '@kotohogi/contract/staff';
import { user } from '@kotohogi/contract/user';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '../../../shell/api/call.ts';
import { useListPage } from '../../../shell/list/use-list-search.ts';
import type { StaffArea } from './area.ts';

type Place = Pick<StaffArea, 'scope' | 'id'>;
type Query = Readonly<Record<string, string | number>>;
export type InviteBody = Input<typeof staff.adminInvite>['body'];
export type CreateBody = Input<typeof staff.adminCreate>['body'];
type RoleBody = Input<typeof staff.adminUpdate>['body'];
type RemovedRole = NonNullable<Input<typeof staff.adminRemoveRoles>['query']>;

/** Calls the row of a scope; the answers are the same in each. */
function by<Answer>(
  { scope, id }: Place,
  calls: {
    readonly admin: () => Promise<Answer>;
    readonly company: (companyId: number) => Promise<Answer>;
    readonly facility: (facilityId: number) => Promise<Answer>;
  },
): Promise<Answer> {
  return scope === 'admin' || id === null ? calls.admin() : calls[scope](id);
}

const keyOf = ({ scope, id }: Place, ...rest: readonly unknown[]) => ['staff', scope, id, ...rest];

/** The query for the areas where the user may give roles; 403 for those who may not see the people. */
export const staffAreasQuery = (place: Place) =>
  queryOptions({
    queryKey: keyOf(place, 'areas'),
    queryFn: () =>
      by(place, {
        admin: () => call(staff.adminAreas, {}),
        company: companyId => call(staff.companyAreas, { params: { companyId } }),
        facility: facilityId => call(staff.facilityAreas, { params: { facilityId } }),
      }),
    staleTime: 30_000,
  });

/** Where the user may give roles, and which. */
export function useAreasQuery(place: Place) {
  return useQuery(staffAreasQuery(place));
}

/** One page of the people. */
export function usePeople(place: Place, query: Query) {
  return useListPage(keyOf(place, 'list', query), () =>
    by(place, {
      admin: () => call(staff.adminList, { query }),
      company: companyId => call(staff.companyList, { params: { companyId }, query }),
      facility: facilityId => call(staff.facilityList, { params: { facilityId }, query }),
    }),
  );
}

/** One person. */
export function usePerson(place: Place, id: number) {
  return useQuery({
    queryKey: keyOf(place, 'person', id),
    queryFn: () =>
      by(place, {
        admin: () => call(staff.adminDetail, { params: { id } }),
        company: companyId => call(staff.companyDetail, { params: { companyId, id } }),
        facility: facilityId => call(staff.facilityDetail, { params: { facilityId, id } }),
      }),
  });
}

/** After a change, every list and page of people is fetched again. */
function useChange<Body, Answer>(change: (body: Body) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // After a refusal too: another person may have changed the role meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: ['staff'] }),
  });
}

/** Mails an invitation; also sends an open one again. */
export function useInvitePerson(place: Place) {
  return useChange((body: InviteBody) =>
    by(place, {
      admin: () => call(staff.adminInvite, { body }),
      company: companyId => call(staff.companyInvite, { params: { companyId }, body }),
      facility: facilityId => call(staff.facilityInvite, { params: { facilityId }, body }),
    }),
  );
}

/** Creates an account directly. */
export function useCreatePerson(place: Place) {
  return useChange((body: CreateBody) =>
    by(place, {
      admin: () => call(staff.adminCreate, { body }),
      company: companyId => call(staff.companyCreate, { params: { companyId }, body }),
      facility: facilityId => call(staff.facilityCreate, { params: { facilityId }, body }),
    }),
  );
}

/** A random password for a new account; a new one each time the page opens. */
export function useRandomPassword() {
  return useQuery({
    queryKey: ['staff', 'password'],
    queryFn: () => call(user.randomPassword, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Replaces a role of a person. */
export function useChangeRole(place: Place, id: number) {
  return useChange((body: RoleBody) =>
    by(place, {
      admin: () => call(staff.adminUpdate, { params: { id }, body }),
      company: companyId => call(staff.companyUpdate, { params: { companyId, id }, body }),
      facility: facilityId => call(staff.facilityUpdate, { params: { facilityId, id }, body }),
    }),
  );
}

/** Removes a role of a person, or withdraws an invitation; without an id in the area itself. */
export function useRemoveRole(place: Place, id: number) {
  return useChange((query: RemovedRole) => {
    return by(place, {
      admin: () => call(staff.adminRemoveRoles, { params: { id }, query }),
      company: companyId => call(staff.companyRemoveRoles, { params: { companyId, id }, query }),
      facility: facilityId => call(staff.facilityRemoveRoles, { params: { facilityId, id }, query }),
    });
  });
}

/** Removes a person from the area and those below. */
export function useRemovePerson(place: Place, id: number) {
  return useChange((_: undefined) =>
    by(place, {
      admin: () => call(staff.adminRemove, { params: { id } }),
      company: companyId => call(staff.companyRemove, { params: { companyId, id } }),
      facility: facilityId => call(staff.facilityRemove, { params: { facilityId, id } }),
    }),
  );
}
