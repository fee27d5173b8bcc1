import { type SavedFilterRow, savedFilter } from '@kotohogi/contract/saved-filter';
import type { UserId } from '@kotohogi/domain/kernel/ids';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { decideRename, decideSave } from '@kotohogi/domain/saved-filter/decide';
import { asUser, type Route } from '../../gate/route.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { deleteSaved, listOfSaved, listSaved, lockOwner, renameSaved, upsertSaved } from './store.ts';

async function read(tx: Tx, userId: UserId, list: string): Promise<{ rows: SavedFilterRow[] }> {
  const rows = await listSaved(tx, userId, list);
  return { rows: rows.map(({ id, name, filters }) => ({ id, name, filters: textsOf(filters) })) };
}

const textsOf = (filters: object) =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));

/** Handlers for the filters that users save for lists. */
export function savedFilterHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    asUser(savedFilter.list, (call, { userId }) => read(db, userId, call.query.list)),

    asUser(savedFilter.save, (call, { userId }) =>
      db.transaction().execute(async tx => {
        const { list, name, filters } = call.body;
        await lockOwner(tx, userId);
        const names = (await listSaved(tx, userId, list)).map(row => row.name);
        const decision = decideSave(names, name);
        if (decision !== 'allowed') return decision;
        await upsertSaved(tx, { userId, list, name, filters, now: call.now });
        return await read(tx, userId, list);
      }),
    ),

    asUser(savedFilter.rename, (call, { userId }) =>
      db.transaction().execute(async tx => {
        const { id } = call.params;
        await lockOwner(tx, userId);
        const list = await listOfSaved(tx, userId, id);
        if (list === undefined) return refuse('saved_filter_unknown');
        const others = (await listSaved(tx, userId, list)).filter(row => row.id !== id);
        const decision = decideRename(
          others.map(row => row.name),
          call.body.name,
        );
        if (decision !== 'allowed') return decision;
        await renameSaved(tx, userId, id, call.body.name);
        return await read(tx, userId, list);
      }),
    ),

    asUser(savedFilter.remove, (call, { userId }) =>
      db.transaction().execute(async tx => {
        const list = await deleteSaved(tx, userId, call.params.id);
        return list === undefined ? refuse('saved_filter_unknown') : await read(tx, userId, list);
      }),
    ),
  ];
}
