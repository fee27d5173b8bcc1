import { congratulation } from '@kotohogi/contract/congratulation';
import { KEEPSAKE_KINDS, type KeepsakeKind } from '@kotohogi/domain/congratulation/types';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import { type Call, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db } from '../../platform/db/connect.ts';
import { madeFileState, readMadeFile, requestMadeFile } from '../../platform/made-files/made-files.ts';
import { KEEPSAKE_FILES, keepsakeRef, readKeepsake } from './index.files.ts';

export interface KeepsakeFileDeps {
  readonly db: Db;
  readonly objects: ObjectStore;
}

const readingOf = (call: Call, { weddingId }: WeddingScope) => ({ weddingId, language: call.language });

/** Sends a file that is ready, and audits who downloaded it. */
async function download(deps: KeepsakeFileDeps, scope: WeddingScope, call: Call, kind: KeepsakeKind) {
  const { db } = deps;
  const reading = readingOf(call, scope);
  const { kept, version } = await readKeepsake(db, reading);
  const fileName = KEEPSAKE_FILES[kind].nameOf(kept);
  const file = await readMadeFile(deps, keepsakeRef(kind, reading, version), { now: call.now, fileName });
  if (file === undefined) return refuse('congratulation_file_not_ready');
  await call.audit(db, scope.weddingId, { kind });
  return file;
}

/** Handlers for the couple's files: requested, made by a job, downloaded when ready. */
export function keepsakeFileHandlers(deps: KeepsakeFileDeps): Route[] {
  const { db } = deps;
  return [
    inWedding(congratulation.files, async (call, scope) => {
      const reading = readingOf(call, scope);
      const { version } = await readKeepsake(db, reading);
      const files = KEEPSAKE_KINDS.map(async kind => ({
        kind,
        state: await madeFileState(db, keepsakeRef(kind, reading, version), call.now),
      }));
      return { files: await Promise.all(files) };
    }),

    inWedding(congratulation.makeFile, async (call, scope) => {
      const reading = readingOf(call, scope);
      const { version } = await readKeepsake(db, reading);
      return { state: await requestMadeFile(db, keepsakeRef(call.body.kind, reading, version), call.now) };
    }),

    inWedding(congratulation.book, (call, scope) => download(deps, scope, call, 'book')),
    inWedding(congratulation.poster, (call, scope) => download(deps, scope, call, `poster-${call.query.size}`)),
    inWedding(congratulation.archive, (call, scope) => download(deps, scope, call, 'archive')),
  ];
}
