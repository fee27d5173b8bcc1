import { depositAccount } from '@kotohogi/contract/deposit-account';
import { session } from '@kotohogi/contract/session';
import { transfer } from '@kotohogi/contract/transfer';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { DAY_MS, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import type { Grant } from '@kotohogi/domain/permission/grants';
import { BANK_ACCOUNT, buildAttendant, buildUser, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import { TestClient } from '@kotohogi/testkit/client';
import { buildGift } from '@kotohogi/testkit/gifts';
import { sql } from 'kysely';
import { buildVenue, type RunningProduct, type Venue } from '../product.ts';
import type { Actors, Person, Screen } from './actors.ts';

/** How long ago the ceremonies took place: in a month that is over. */
const DAYS_AGO = 45;

/** A wedding whose gifts are fixed, and one of its couple. */
export interface PaidWedding {
  readonly weddingId: WeddingId;
  readonly key: string;
  readonly email: string;
  readonly startsAt: Instant;
}

/** A venue of its own with money to transfer. */
export interface MoneyVenue {
  readonly venue: Venue;
  readonly name: string;
  /** Where the venue's mails about fixed amounts and about failed payments go. */
  readonly fixedEmail: string;
  readonly errorEmail: string;
  readonly first: PaidWedding;
  readonly second: PaidWedding;
}

async function buildPaid({ db }: RunningProduct, venue: Venue, amountYen: number): Promise<PaidWedding> {
  const { facilityId } = venue;
  const startsAt = instant(Date.now() - DAYS_AGO * DAY_MS);
  const { weddingId, key } = await buildWedding(db, { ...venue, startsAt });
  const { attendantId } = await buildAttendant(db, weddingId);
  await buildGift(db, { weddingId, facilityId, attendantId, amountYen }, startsAt);
  const { email } = await buildUser(db, { scope: 'wedding', weddingId, role: 'organizer' });
  return { weddingId, key, email, startsAt };
}

/** Builds a venue where two people are needed for a transfer, with two weddings that were given these amounts. */
export async function buildMoney(
  product: RunningProduct,
  { name, contractNumber, gifts }: { name: string; contractNumber: number; gifts: readonly [number, number] },
): Promise<MoneyVenue> {
  const venue = await buildVenue(product.db, name, contractNumber);
  const [fixedEmail, errorEmail] = [`fixed-${contractNumber}@example.jp`, `error-${contractNumber}@example.jp`];
  await product.db
    .updateTable('facility')
    .set({ transfer_approval: true, payment_fixed_emails: [fixedEmail], payment_error_emails: [errorEmail] })
    .where('id', '=', venue.facilityId)
    .execute();
  const [first, second] = [await buildPaid(product, venue, gifts[0]), await buildPaid(product, venue, gifts[1])];
  return { venue, name, fixedEmail, errorEmail, first, second };
}

/** Runs a job now, as its schedule does at its time of day. */
export async function runJob({ db }: RunningProduct, task: string, payload: object = {}): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json)`.execute(db);
}

/** A signed-in client of someone who needs no screen. */
export async function clientOf({ url }: RunningProduct, email: string): Promise<TestClient> {
  const client = new TestClient(url);
  await client.call(session.login, { body: { email, password: PASSWORD } });
  return client;
}

/** Signs someone with this grant in, at a screen of their own. */
export async function seat(
  product: RunningProduct,
  actors: Actors,
  who: { readonly name: string; readonly screen?: Screen; readonly grant: Grant } | { name: string; email: string },
): Promise<Person> {
  const email = 'email' in who ? who.email : (await buildUser(product.db, who.grant)).email;
  const { cookies } = await clientOf(product, email);
  const person = await actors.enter(who.name, 'screen' in who && who.screen === 'phone' ? 'phone' : 'desktop');
  const { url } = product;
  await person.context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  return person;
}

/** The couple enter an account, finance orders their transfer, and the venue's administrator approves it. */
export async function orderByCalls(product: RunningProduct, { venue, second }: MoneyVenue): Promise<void> {
  const { weddingId } = second;
  const { facilityId } = venue;
  const own = { password: PASSWORD };
  const couple = await clientOf(product, second.email);
  await couple.call(depositAccount.update, { params: { weddingId }, body: { ...BANK_ACCOUNT, ...own, version: 0 } });
  const [finance, approver] = [await clientOf(product, venue.finance), await clientOf(product, venue.coordinator)];
  const params = { facilityId, weddingId };
  const { due, account } = (await finance.call(transfer.list, { params })).body;
  const seen = { amountYen: due?.amountYen ?? 0, accountVersion: account?.version ?? 0 };
  const ordered = await finance.call(transfer.order, { params, body: { ...seen, ...own } });
  const approved = await approver.call(transfer.approve, {
    params: { ...params, transferId: ordered.body.id },
    body: { accountVersion: seen.accountVersion, ...own },
  });
  if (approved.status !== 200) throw new Error(`the transfer was not approved: ${JSON.stringify(approved.failure)}`);
}
