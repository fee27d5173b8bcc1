import type { ColumnType, JSONColumnType } from 'kysely';

declare const stamp: unique symbol;
/** The value a timestamptz column is written with and compared to: only `at(ms)` creates one. */
export type Stamp = number & { readonly [stamp]: true };

/** timestamptz: read as milliseconds since 1970. */
export type At = ColumnType<number, Stamp, Stamp>;
export type AtOrNull = ColumnType<number | null, Stamp | null | undefined, Stamp | null>;
export type AtNow = ColumnType<number, Stamp | undefined, Stamp>;
export type OrDefault<T> = ColumnType<T, T | undefined, T>;
/** jsonb: read as stored, written as text. */
export type Json = JSONColumnType<object>;
export type JsonOrDefault = ColumnType<object, string | undefined, string>;
