import type { InvitationState } from '@kotohogi/contract/invitation';
import type { AttendantId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { WeddingStatus } from '@kotohogi/domain/wedding/types';
import type { UploadRef } from '@kotohogi/ports/object-store';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';

// What a wedding needs of the features above it. They implement it, and compose.ts passes it in.

/** A wedding that was just stored, and where the couple's first invitation goes. */
export interface WeddingCreated {
  readonly weddingId: WeddingId;
  readonly email: string;
  readonly now: Instant;
}

/** What a feature does when a wedding is created, in the same transaction. */
export type OnWeddingCreated = (tx: Tx, created: WeddingCreated) => Promise<unknown>;

/** A wedding that was just postponed, canceled or given a new date. */
export interface ScheduleChanged {
  readonly scope: WeddingScope;
  readonly status: WeddingStatus;
  readonly now: Instant;
}

/** What a feature does when a wedding is postponed, canceled or given a new date, in the same transaction. */
export type OnScheduleChanged = (tx: Tx, change: ScheduleChanged) => Promise<unknown>;

/** The couple's first invitation to prepare their wedding. */
export interface FirstInvitation {
  readonly send: OnWeddingCreated;
  /** Whether it is still unused: only then may it be sent to another address. Locks the hosts. */
  readonly isOpen: (tx: Tx, weddingId: WeddingId) => Promise<boolean>;
  /** Sends it to another address; returns who lost the role by that. Check `isOpen` before. */
  readonly correct: (tx: Tx, to: WeddingCreated) => Promise<UserId[]>;
}

/** Reads the couple's invitation, as their own pages show it. */
export type ReadInvitation = (db: Db, weddingId: WeddingId) => Promise<InvitationState>;

/** The link that opens a wedding's page signed in as this guest. */
export type PersonalLink = (
  tx: Tx,
  to: {
    readonly publicUrl: string;
    readonly wedding: { readonly weddingId: WeddingId; readonly key: string; readonly companyAccountId: string };
    readonly attendantId: AttendantId;
    readonly now: Instant;
  },
) => Promise<string>;

/** Files of an erased wedding in our own object stores. */
export interface ErasedFiles {
  readonly keys: readonly string[];
  /** And all files whose keys start with these. */
  readonly prefixes: readonly string[];
  /** Uploads in progress: their parts have no keys yet. */
  readonly uploads: readonly UploadRef[];
  /** Whether copies were requested in the second store. */
  readonly hasCopies: boolean;
}

/**
 * What a feature does when a wedding is erased: deletes its own rows in the same transaction, queues what has to be
 * deleted at others, and returns its files, which are deleted after the commit.
 */
export type WeddingEraser = (tx: Tx, scope: WeddingScope, now: Instant) => Promise<Partial<ErasedFiles>>;

/** What a feature does when the account of a host is erased with their wedding, in the same transaction. */
export type OnHostErased = (tx: Tx, email: string) => Promise<void>;
