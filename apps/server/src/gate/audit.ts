import type { Endpoint } from '@kotohogi/contract/kit/endpoint';
import type { ScopeChain } from '@kotohogi/domain/permission/grants';
import type { Tx } from '../platform/db/connect.ts';
import type { Actor } from './actor.ts';
import type { Admitted } from './gate.ts';

/** One row of the audit. */
export interface AuditEntry {
  readonly actor: Actor;
  /** `noun.verb`, as the endpoint is named. */
  readonly action: string;
  readonly subject: { readonly kind: string; readonly id: string | number };
  readonly scope?: ScopeChain;
  /** What changed, never secrets. */
  readonly detail?: object;
  readonly requestId?: string;
}

/** Stores an entry in the transaction of its action. */
export type InsertAudit = (tx: Tx, entry: AuditEntry) => Promise<void>;

/**
 * Audits a call in its transaction. `id` belongs to the subject that the row declares; `known` is what the gate does not
 * know when it admits the call: the owner of a link or a password, and their wedding.
 */
export type AuditCall = (
  tx: Tx,
  id: string | number,
  detail?: object,
  known?: Pick<Partial<AuditEntry>, 'actor' | 'scope'>,
) => Promise<void>;

/** Audits calls of a row: who, where and in which request are facts of the call. */
export function auditOf(row: Endpoint, requestId: string, admitted: Admitted, insert: InsertAudit): AuditCall {
  const { name: action, audit: kind } = row;
  const { actor, target } = admitted;
  return async (tx, id, detail = {}, known = {}) => {
    if (typeof kind !== 'string') throw new Error(`${action} audits, although its row declares no subject`);
    await insert(tx, { actor, action, subject: { kind, id }, scope: target.chain, detail, requestId, ...known });
  };
}
