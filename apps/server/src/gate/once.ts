import { createHash } from 'node:crypto';
import type { Endpoint } from '@kotohogi/contract/kit/endpoint';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import { isRefused, type Refused } from '@kotohogi/domain/kernel/refusal';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../platform/db/connect.ts';
import { HttpFailure } from '../platform/http/failure.ts';
import { claimKey, type IdempotencyClaim, releaseKey, storeAnswer } from '../platform/idempotency/store.ts';
import type { Admitted } from './gate.ts';

function readKey({ headers }: FastifyRequest): string {
  const header = headers['idempotency-key'];
  if (typeof header === 'string' && /^[\w-]{8,128}$/.test(header)) return header;
  throw new HttpFailure(400, 'This endpoint requires an Idempotency-Key of 8 to 128 letters, digits, - or _.');
}

/** A hash that distinguishes a repeated request from another request with the same key. */
function hashOf({ name, maxBodyBytes }: Endpoint, { params, body }: FastifyRequest): string {
  const sent = JSON.stringify([name, params, maxBodyBytes === undefined ? (body ?? null) : null]);
  return createHash('sha256').update(sent).digest('hex');
}

/**
 * What an idempotent call claims; undefined for other calls. The caller is part of it only if the row needs their
 * session: a guest who joins has one after the first attempt, whose answer they may not have received.
 */
export function claimOf(
  row: Endpoint,
  request: FastifyRequest,
  { actor, target }: Admitted,
): IdempotencyClaim | undefined {
  if (!row.idempotent) return undefined;
  const { weddingId } = target.chain;
  return {
    scope: [row.name, weddingId, ...('id' in actor ? [actor.kind, actor.id] : [])].join(':'),
    key: readKey(request),
    requestHash: hashOf(row, request),
    ...(weddingId === undefined ? {} : { weddingId }),
    ...(actor.kind === 'attendant' ? { attendantId: actor.id } : {}),
  };
}

declare const isOnce: unique symbol;

/** An answer made by `once`: the handler of an idempotent row returns no other. */
export type Once<T> = T & { readonly [isOnce]: true };

interface Claiming {
  readonly claim: IdempotencyClaim | undefined;
}

/** The result of a write. */
export interface Written<K> {
  /** Stored with the key: the answer, or what `answerOf` makes it from. */
  readonly kept: K;
  /** The guest that `kept` is about, if the write has created them. */
  readonly attendantId?: AttendantId;
  /** Called after the commit, never for a repeated call: notifies the sockets. */
  readonly done?: () => void;
}

type Write<K, C extends string> = (tx: Tx) => Promise<Written<K> | Refused<C>>;

/**
 * Runs the write of an idempotent call in one transaction with the claim of its key: a repeated call gets the stored
 * answer, the same key with another request is a conflict, a refusal releases the key
 * (docs/product/calls.md#repeating-a-write).
 */
export async function once<K extends object, C extends string>(
  db: Db,
  call: Claiming,
  write: Write<K, C>,
): Promise<Once<K> | Refused<C>>;
export async function once<K extends object, C extends string, T extends object>(
  db: Db,
  call: Claiming,
  write: Write<K, C>,
  answerOf: (tx: Tx, kept: K) => Promise<T>,
): Promise<Once<T> | Refused<C>>;
export async function once<K extends object, C extends string>(
  db: Db,
  { claim }: Claiming,
  write: Write<K, C>,
  answerOf: (tx: Tx, kept: K) => Promise<object> = async (_tx, kept) => kept,
) {
  if (claim === undefined) throw new Error('a call without an Idempotency-Key is run once');
  const result = await db.transaction().execute(async tx => {
    const claimed = await claimKey<K>(tx, claim);
    if (claimed.kind === 'other') {
      const code = 'idempotency_key_reused';
      throw new HttpFailure(409, 'This Idempotency-Key belongs to another request.', { code });
    }
    if (claimed.kind === 'done') return { answer: await answerOf(tx, claimed.body) };
    const written = await write(tx);
    if (isRefused(written)) {
      await releaseKey(tx, claim);
      return written;
    }
    const { kept, done, attendantId = claim.attendantId } = written;
    await storeAnswer(tx, { ...claim, ...(attendantId === undefined ? {} : { attendantId }) }, kept);
    return { answer: await answerOf(tx, kept), done };
  });
  if (isRefused(result)) return result;
  result.done?.();
  return result.answer;
}
