import type { AuditSubject } from '@kotohogi/domain/audit/subjects';
import type { PermissionName } from '@kotohogi/domain/permission/names';
import * as z from 'zod/mini';
import { JSON_LIMITS, type JsonLimits } from './sent.ts';

/**
 * Who may call a row (docs/product/calls.md#who-may-call): `open` anyone, even without a session; `session` any
 * signed-in user; `admin` any user with a platform role; `guest` an attendant of the wedding in the path; `machine` a
 * gateway or provider, which the handler authenticates; otherwise a permission name, checked in the scope of the path
 * (`*:write:user` in any scope).
 */
export type Access = 'open' | 'session' | 'admin' | 'guest' | 'machine' | PermissionName | `*:${string}`;

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The subject of the audit, or why a call is not audited. */
export type Audited = AuditSubject | { readonly none: string };

/** Error codes of a row with their HTTP status. The codes belong to the feature that declares them. */
export type ErrorCodes = Readonly<Record<string, number>>;

/** A response that is not JSON: bytes of a media type, or a redirect. */
export interface RawOutput {
  readonly raw: string;
}

type Schema = z.ZodMiniType;

/**
 * One row of the contract: everything that server, browser, API reference and permission test need to know about a
 * call.
 */
export interface Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  O extends Schema | RawOutput = Schema | RawOutput,
  E extends ErrorCodes = ErrorCodes,
  A extends Access = Access,
  I extends boolean = boolean,
> {
  /** `noun.verb`, unique in the product. */
  readonly name: string;
  readonly method: Method;
  /** Below `/api`, with `:param` parts. */
  readonly path: string;
  /** One line for the API reference. */
  readonly summary: string;
  /** If several are listed, one is enough. */
  readonly access: readonly A[];
  /** Every write says it (`Row`); of the reads, exports of personal data are audited. */
  readonly audit: Audited;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly output: O;
  readonly errors: E;
  /** The browser sends an `Idempotency-Key`; the same key twice has one effect and one answer. */
  readonly idempotent: I;
  /** Ten seconds, or none (docs/product/calls.md#how-long-a-page-waits). */
  readonly timeout: 'default' | 'none';
  /** Calls per minute from one address, if the general limit is too high. */
  readonly perMinute: number | undefined;
  /** Set if the body is a file instead of JSON: its maximum size. */
  readonly maxBodyBytes: number | undefined;
  /** Limits on the JSON of a call. */
  readonly jsonLimits: JsonLimits;
}

const nothing = z.object({});
type Nothing = typeof nothing;
const noErrors = {} as const satisfies ErrorCodes;

interface Declared<P, Q, B, O, E, A, I> {
  readonly name: string;
  readonly path: string;
  readonly summary: string;
  readonly access: A | readonly A[];
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly output: O;
  readonly errors?: E;
  readonly idempotent?: I;
  readonly timeout?: 'none';
  readonly perMinute?: number;
  readonly maxBodyBytes?: number;
  readonly jsonLimits?: JsonLimits;
}

/** A write without `audit` does not compile. */
type Row<P, Q, B, O, E, A, I> = Declared<P, Q, B, O, E, A, I> &
  (
    | { readonly method: 'GET'; readonly audit?: Audited }
    | { readonly method: Exclude<Method, 'GET'>; readonly audit: Audited }
  );

/** Declares a row; by default its schemas are empty, and it is not idempotent and under the general limits. */
export function endpoint<
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
  O extends Schema | RawOutput = Nothing,
  E extends ErrorCodes = typeof noErrors,
  const A extends Access = Access,
  const I extends boolean = false,
>(row: Row<P, Q, B, O, E, A, I>): Endpoint<P, Q, B, O, E, A, I> {
  return {
    audit: { none: 'a read' },
    params: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    errors: noErrors as unknown as E,
    idempotent: false as I,
    timeout: 'default',
    perMinute: undefined,
    maxBodyBytes: undefined,
    jsonLimits: JSON_LIMITS,
    ...row,
    access: typeof row.access === 'string' ? [row.access] : row.access,
  };
}

/** Responds with bytes of a media type instead of JSON. */
export function raw(mediaType: string): RawOutput {
  return { raw: mediaType };
}

/** The output of a row without a result. */
export const empty = nothing;

/** The caller's input: before defaults and normalization. */
export interface CallInput<R extends Endpoint> {
  readonly params: z.input<R['params']>;
  readonly query: z.input<R['query']>;
  readonly body: z.input<R['body']>;
}

export type ParamsOf<R extends Endpoint> = z.output<R['params']>;
export type QueryOf<R extends Endpoint> = z.output<R['query']>;
export type BodyOf<R extends Endpoint> = z.output<R['body']>;
export type OutputOf<R extends Endpoint> = R['output'] extends Schema ? z.output<R['output']> : unknown;
export type CodesOf<R extends Endpoint> = keyof R['errors'] & string;
