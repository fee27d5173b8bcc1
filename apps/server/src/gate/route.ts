import type { BodyOf, CodesOf, Endpoint, OutputOf, ParamsOf, QueryOf } from '@kotohogi/contract/kit/endpoint';
import type { IsGuests, ScopeOf } from '@kotohogi/contract/kit/scope';
import type { Language, Locale } from '@kotohogi/contract/texts/texts';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Refused } from '@kotohogi/domain/kernel/refusal';
import type { PermissionName } from '@kotohogi/domain/permission/names';
import type { RawReply } from '../platform/http/raw-reply.ts';
import type { IdempotencyClaim } from '../platform/idempotency/store.ts';
import type { Caller, GuestActor, UserActor } from './actor.ts';
import type { AuditCall } from './audit.ts';
import type { Cookies } from './cookies.ts';
import type { Admitted } from './gate.ts';
import type { Once } from './once.ts';
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
  /** What an idempotent call claims: read by `once`. */
  readonly claim: IdempotencyClaim | undefined;
  readonly audit: AuditCall;
}

/** A handler's answer; that of an idempotent row comes from `once`. */
type Answer<R extends Endpoint> = Promise<
  R['idempotent'] extends true ? Once<OutputOf<R>> | Refused<CodesOf<R>> : OutputOf<R> | Refused<CodesOf<R>> | RawReply
>;

/** An endpoint with the code that answers it. */
export interface Route {
  readonly row: Endpoint;
  readonly answer: (call: Call, admitted: Admitted) => Promise<unknown>;
}

function route<R extends Endpoint>(row: R, answer: (call: Call<R>, admitted: Admitted) => Promise<unknown>): Route {
  // `mount` has parsed params, query and body with this endpoint.
  return { row, answer: (call, admitted) => answer(call as Call<R>, admitted) };
}

/** The row, if it has this scope; otherwise the program does not compile. */
type In<Scope extends string, R extends Endpoint> =
  ScopeOf<R> extends Scope ? R : `the scope of this row is ${ScopeOf<R>}`;

/** Answers a call that belongs to no company, facility or wedding, or whose scope the handler does not need. */
export function inNoScope<R extends Endpoint>(row: R, answer: (call: Call<R>) => Answer<R>): Route {
  return route(row, answer);
}

/** Whether only users are admitted. */
type IsUsers<R extends Endpoint> = R['access'][number] & ('open' | 'machine' | 'guest') extends never ? true : false;

/** Answers a call of a signed-in user outside every scope. */
export function asUser<R extends Endpoint>(
  row: R & (IsUsers<R> extends true ? R : 'this row admits other callers than users'),
  answer: (call: Call<R>, user: UserActor) => Answer<R>,
): Route {
  return route<R>(row, call => answer(call, userOf(call)));
}

/**
 * The signed-in user of a call that admits only users. Throws if the endpoint admits others, which is an error in the
 * contract.
 */
export function userOf(call: Call): UserActor {
  if (call.caller.user === undefined) throw new Error("an endpoint handled as a user's admits other callers");
  return call.caller.user;
}

function guestOf({ caller: { guest } }: Call): GuestActor {
  if (guest === undefined) throw new Error('a call of a guest was admitted without its guest');
  return guest;
}

/** The gate finds the target of a call by the scope of its row, which `In` compares with the helper's. */
function inScope<R extends Endpoint, S>(row: R, answer: (call: Call<R>, scope: S) => Answer<R>): Route {
  return route(row, (call, { target }) => answer(call, target.scope as S));
}

/** Answers a call inside a company. */
export function inCompany<R extends Endpoint>(
  row: R & In<'company', R>,
  answer: (call: Call<R>, scope: CompanyScope) => Answer<R>,
): Route {
  return inScope(row, answer);
}

/** Answers a call inside a facility. */
export function inFacility<R extends Endpoint>(
  row: R & In<'facility', R>,
  answer: (call: Call<R>, scope: FacilityScope) => Answer<R>,
): Route {
  return inScope(row, answer);
}

/** Answers a call inside a wedding, for any caller the endpoint admits. */
export function inWedding<R extends Endpoint>(
  row: R & In<'wedding', R>,
  answer: (call: Call<R>, scope: WeddingScope) => Answer<R>,
): Route {
  return inScope(row, answer);
}

/** Answers a call of a guest of the wedding. */
export function asGuest<R extends Endpoint>(
  row: R & In<'wedding', R> & (IsGuests<R> extends true ? R : 'this row admits other callers than guests'),
  answer: (call: Call<R>, guest: GuestActor, scope: WeddingScope) => Answer<R>,
): Route {
  return inScope<R, WeddingScope>(row, (call, scope) => answer(call, guestOf(call), scope));
}
