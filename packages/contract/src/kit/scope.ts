import type { Endpoint, ParamsOf } from './endpoint.ts';

/** The names in a path that a scope is found by, and the scope. */
const BY_PARAM = { companyId: 'company', facilityId: 'facility', weddingId: 'wedding', wedding: 'wedding' } as const;
type ScopeParam = keyof typeof BY_PARAM;

/** The scope by the ids in a path: the widest wins, because it is the leftmost (gate `contract`). */
type ScopeIn<Name> = 'companyId' extends Name
  ? 'company'
  : 'facilityId' extends Name
    ? 'facility'
    : ScopeParam & Name extends never
      ? 'none'
      : 'wedding';

/** The names in a path; the type of an empty object has any. */
type NamesOf<R extends Endpoint> = string extends keyof ParamsOf<R> ? never : keyof ParamsOf<R>;

/** Whether only guests are admitted. */
export type IsGuests<R extends Endpoint> = [R['access'][number]] extends ['guest'] ? true : false;

/** The scope a row is admitted in. A guest's row without a wedding in its path is about the wedding they are a guest of. */
export type ScopeOf<R extends Endpoint> =
  ScopeIn<NamesOf<R>> extends 'none' ? (IsGuests<R> extends true ? 'wedding' : 'none') : ScopeIn<NamesOf<R>>;

/** The same as a value: the scope, and the parameter it is found by, if any. */
export function scopeOf(row: Pick<Endpoint, 'path' | 'access'>): {
  readonly kind: 'none' | (typeof BY_PARAM)[ScopeParam];
  readonly param?: ScopeParam;
} {
  const names = [...row.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const param = (Object.keys(BY_PARAM) as ScopeParam[]).find(known => names.includes(known));
  if (param !== undefined) return { kind: BY_PARAM[param], param };
  return { kind: row.access.every(access => access === 'guest') ? 'wedding' : 'none' };
}
