import { randomBytes } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { hashToken } from '@kotohogi/server/platform/crypto/keys';
import type { Db } from '@kotohogi/server/platform/db/connect';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildCompany, buildFacility, buildHall, buildWedding } from '@kotohogi/testkit/builders';

/** A wedding on air and the session cookies of its guests. */
export interface GuestList {
  readonly weddingKey: string;
  readonly cookies: readonly string[];
}

/** Puts a wedding on air with guests who are already signed in, because logging in is not what is measured. */
export async function seedGuests(db: Db, cookieKey: string, count: number): Promise<GuestList> {
  const facilityId = await buildFacility(db, await buildCompany(db));
  const hallId = await buildHall(db, facilityId);
  const { weddingId, key } = await buildWedding(db, { facilityId, hallId });
  const now = Date.now();
  await db
    .insertInto('live_slot')
    .values({
      wedding_id: weddingId,
      provider: 'channel',
      ref: `bench-${weddingId}`,
      state: 'streaming',
      published_at: at(now),
    })
    .execute();
  await db
    .updateTable('wedding')
    .set({ starts_at: at(now) })
    .where('id', '=', weddingId)
    .execute();
  return { weddingKey: key, cookies: await signInGuests(db, cookieKey, weddingId, { count }) };
}

/** Adds guests to a wedding, each with a session; returns their cookies. `emailOf` gives each an address. */
export async function signInGuests(
  db: Db,
  cookieKey: string,
  weddingId: WeddingId,
  { count, emailOf }: { readonly count: number; readonly emailOf?: (guest: number) => string },
): Promise<string[]> {
  const expiresAt = at(Date.now() + 86_400_000);
  const signer = new Signer(cookieKey);
  const cookies: string[] = [];
  for (let from = 0; from < count; from += 500) {
    const numbers = Array.from({ length: Math.min(500, count - from) }, (_, i) => from + i);
    const rows = await db
      .insertInto('attendant')
      .values(
        numbers.map(number => ({
          wedding_id: weddingId,
          name: `ゲスト${number}`,
          email: emailOf?.(number) ?? null,
          password_hash: null,
          answer: 'attendance',
          relation_ship: 'friend',
        })),
      )
      .returning('id')
      .execute();
    const sessions = rows.map(({ id }) => ({ id, token: randomBytes(32).toString('base64url') }));
    await db
      .insertInto('session')
      .values(sessions.map(({ id, token }) => ({ id_hash: hashToken(token), attendant_id: id, expires_at: expiresAt })))
      .execute();
    cookies.push(
      ...sessions.map(({ token }) => `kotohogi_guest_${weddingId}=${encodeURIComponent(signer.sign(token))}`),
    );
  }
  return cookies;
}
