import { live } from '@kotohogi/contract/live';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { buildOnAir } from '@kotohogi/testkit/ceremony';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { fakeCardActions, Payer } from '@kotohogi/testkit/payer';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAYMENT_LEASES } from './index.ts';

const DUTY = 'duty@example.jp';
/** More than the slots of the gateway and the connections of the product. */
const GIFTS = 20;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ env: { EMERGENCY_DESTINATION: DUTY } });
});
afterAll(() => product.stop());

/** Guests who each sent a gift. */
async function givers(): Promise<Payer[]> {
  const participants = await buildParticipants(product, instant(product.clock.now() + DAY_MS));
  const payers: Payer[] = [];
  while (payers.length < GIFTS) {
    const { browser } = await participants.guest();
    payers.push(new Payer(browser, participants, fakeCardActions(product)));
  }
  return payers;
}

describe('given a gateway that lets every call hang', () => {
  test('when many gifts wait for it, then they share a connection, no mail, live command or page waits, and the gifts go on after it', async () => {
    const { gateway } = product.fakes;
    const { staff, params } = await buildOnAir(product);
    const payers = await givers();
    const release = gateway.hang();
    try {
      for (const payer of payers) expect((await payer.give(await payer.giftBody(5_000))).status).toBe(200);
      await eventually('the slots of the gateway to be full', () => (gateway.waiting === 16 ? true : undefined));

      const { rows: locks } = await sql<{ held: number; connections: number }>`
        select count(*) as held, count(distinct pid) as connections from pg_locks
        where locktype = 'advisory' and classid = ${PAYMENT_LEASES}
          and database = (select oid from pg_database where datname = current_database())`.execute(product.db);
      expect(locks).toEqual([{ held: 16, connections: 1 }]);
      const { rows: open } = await sql`select query from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`.execute(product.db);
      expect(open).toEqual([]);

      const stopped = await staff.call(live.emergencyStop, { params, body: { reason: '機材から煙が出た' } });
      expect(stopped.body).toMatchObject({ state: 'waitingForUpload' });
      await eventually('the mail of the emergency', async () =>
        (await product.outbox.list()).some(mail => mail.to === DUTY) ? true : undefined,
      );
      expect(await payers[0]?.payments()).toMatchObject([{ phase: 'working' }]);
      await product.runJob('payment.sweep');
    } finally {
      release();
    }
    for (const payer of payers) await payer.reaches('issuer');
  });
});
