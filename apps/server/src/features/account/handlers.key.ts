import { type ApiKeyRow, apiKey } from '@kotohogi/contract/api-key';
import { apiKeyOf, beginningOf, decideApiKey } from '@kotohogi/domain/account/api-key';
import { parseId } from '@kotohogi/domain/kernel/ids';
import { instant } from '@kotohogi/domain/kernel/instant';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { permissionsAnywhere } from '@kotohogi/domain/permission/grants';
import type { UserActor } from '../../gate/actor.ts';
import { asUser, type Call, type Route } from '../../gate/route.ts';
import { hashToken, newToken } from '../../platform/crypto/keys.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { deleteApiKey, insertApiKey, listApiKeys, lockApiKeyNames } from './store.key.ts';

type Kept = Awaited<ReturnType<typeof listApiKeys>>[number];

function toRow(kept: Kept): ApiKeyRow {
  return {
    id: kept.id,
    name: kept.name,
    beginning: kept.beginning,
    createdAt: instant(kept.created_at),
    expiresAt: instant(kept.expires_at),
    lastUsedAt: kept.used_at === null ? null : instant(kept.used_at),
    permissions: kept.permissions,
  };
}

async function create(tx: Tx, user: UserActor, { body, now, audit }: Call<typeof apiKey.create>) {
  const kept = await lockApiKeyNames(tx, user.userId);
  const terms = decideApiKey({ kept, held: permissionsAnywhere(user.grants), now }, body);
  if (isRefused(terms)) return terms;
  const key = apiKeyOf(newToken());
  const beginning = beginningOf(key);
  const { name } = body;
  const made = { userId: user.userId, keyHash: hashToken(key), beginning, name, now, ...terms };
  const row = toRow(await insertApiKey(tx, made));
  await audit(tx, row.id, { name, beginning, ...terms });
  return { apiKey: key, row };
}

/** Parses the key in a query: the id from the list, or the full key. */
function namedBy(key: string) {
  const id = parseId<number>(key);
  return id === undefined ? { keyHash: hashToken(key) } : { id };
}

async function remove(tx: Tx, user: UserActor, { query, audit }: Call<typeof apiKey.remove>) {
  const deleted = await deleteApiKey(tx, user.userId, namedBy(query.key));
  if (deleted === undefined) return refuse('api_key_unknown');
  const { id, name, beginning } = deleted;
  await audit(tx, id, { name, beginning });
  return {};
}

/** Handlers for the API keys of an account's owner: list, create, delete. */
export function apiKeyHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    asUser(apiKey.list, async (_call, user) => ({
      apiKeys: (await listApiKeys(db, user.userId)).map(toRow),
      permissions: [...permissionsAnywhere(user.grants)],
    })),
    asUser(apiKey.create, (call, user) => db.transaction().execute(tx => create(tx, user, call))),
    asUser(apiKey.remove, (call, user) => db.transaction().execute(tx => remove(tx, user, call))),
  ];
}
