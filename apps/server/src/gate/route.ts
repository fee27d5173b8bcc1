import type { BodyOf, CodesOf, Endpoint, OutputOf, ParamsOf, QueryOf } from '@kotohogi/contract/kit/endpoint';
import type { Language, Locale } from '@kotohogi/contract/texts/texts';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Refused } from '@kotohogi/domain/kernel/refusal';
import type { PermissionName } from '@kotohogi/domain/permission/names';
import type { RawReply } from '../platform/http/raw-reply.ts';
import type { Caller, GuestActor, UserActor } from './actor.ts';
import type { Cookies } from './cookies.ts';
import type { Admitted } from './gate.ts';
import type { CompanyScope, FacilityScope, WeddingScope } from './scope.ts';

/** One admitted, parsed call. */
export interface Call<R extends Endpoint = Endpoint> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  readonly caller: Caller;
  readonly permissions: ReadonlySet<PermissionName>;
  readonly cookies: Cookies;
  readonly locale: Locale;
  readonly language: Language;
  readonly now: Instant;
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
  /** The Range header, for endpoints that respond with a file. */
  readonly rangeHeader: string | undefined;
  /** Returns a header by its lowercase name, empty if absent: machines authenticate with it. */
  readonly header: (name: string) => string;
  /** Present and well-formed for every endpoint declared idempotent. */
  readonly idempotencyKey: string;
  /** sha256 of the request: the same key with another hash is a conflict. */
  readonly requestHash: string;
}

type Answer<R extends Endpoint> = Promise<OutputOf<R> | Refused<CodesOf<R>> | RawReply>;

/** An endpoint with the code that answers it. */
export interface Route {
  readonly row: Endpoint;
  readonly answer: (call: Call, admitted: Admitted) => Promise<unknown>;
}

function route<R extends Endpoint>(row: R, answer: (call: Call<R>, admitted: Admitted) => Promise<unknown>): Route {
  // `mount` has parsed params, query and body with this endpoint.
  return { row, answer: (call, admitted) => answer(call as Call<R>, admitted) };
}

function wrongTarget(row: Endpoint, wanted: string): Error {
  return new Error(`${row.name} is handled in the scope of a ${wanted}, but its path ${row.path} has another scope`);
}

/** Answers a call that belongs to no company, facility or wedding, or whose scope the handler does not need. */
export function inNoScope<R extends Endpoint>(row: R, answer: (call: Call<R>) => Answer<R>): Route {
  return route(row, answer);
}

/** Answers a call of a signed-in user outside every scope. */
export function asUser<R extends Endpoint>(row: R, answer: (call: Call<R>, user: UserActor) => Answer<R>): Route {
  return route(row, call => answer(call, userOf(call)));
}

/**
 * The signed-in user of a call that admits only users. Throws if the endpoint admits others, which is an error in the
 * contract.
 */
export function userOf(call: Call): UserActor {
  if (call.caller.user === undefined) throw new Error("an endpoint handled as a user's admits other callers");
  return call.caller.user;
}

/** Answers a call inside a company. */
export function inCompany<R extends Endpoint>(
  row: R,
  answer: (call: Call<R>, scope: CompanyScope) => Answer<R>,
): Route {
  return route(row, (call, { target }) => {
    if (target.kind !== 'company') throw wrongTarget(row, 'company');
    return answer(call, target.scope);
  });
}

/** Answers a call inside a facility. */
export function inFacility<R extends Endpoint>(
  row: R,
  answer: (call: Call<R>, scope: FacilityScope) => Answer<R>,
): Route {
  return route(row, (call, { target }) => {
    if (target.kind !== 'facility') throw wrongTarget(row, 'facility');
    return answer(call, target.scope);
  });
}

/** Answers a call inside a wedding, for any caller the endpoint admits. */
export function inWedding<R extends Endpoint>(
  row: R,
  answer: (call: Call<R>, scope: WeddingScope) => Answer<R>,
): Route {
  return route(row, (call, { target }) => {
    if (target.kind !== 'wedding') throw wrongTarget(row, 'wedding');
    return answer(call, target.scope);
  });
}

/** Answers a call of a guest of the wedding. */
export function asGuest<R extends Endpoint>(
  row: R,
  answer: (call: Call<R>, guest: GuestActor, scope: WeddingScope) => Answer<R>,
): Route {
  return route(row, (call, { caller, target }) => {
    if (target.kind !== 'wedding' || caller.guest === undefined) throw wrongTarget(row, 'wedding as a guest');
    return answer(call, caller.guest, target.scope);
  });
}
