import { gift } from '@kotohogi/contract/gift';
import { DAY_MS, HOUR_MS, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { buildUser } from '@kotohogi/testkit/builders';
import { buildGift } from '@kotohogi/testkit/gifts';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { fakeCardActions, Payer } from '@kotohogi/testkit/payer';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const NOON = parseJst('2026-11-20 12:00');
const EVENING = parseJst('2026-11-20 19:05');
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(() => product.clock.set(NOON));
afterAll(() => product.stop());

const mailAt = async (now: Instant) => {
  product.clock.set(now);
  await product.runJob('gift.digest');
  await product.jobsDone();
};

async function ceremony() {
  const at = await buildParticipants(product, instant(NOON + DAY_MS));
  const { weddingId, facilityId } = at;
  const couple = await buildUser(product.db, { scope: 'wedding', weddingId, role: 'organizer' });
  const naoki = await at.guest('山本 直樹');
  const give = (now: Instant) =>
    buildGift(product.db, { weddingId, facilityId, attendantId: naoki.attendantId, amountYen: 30_000 }, now);
  const mails = async () => (await product.outbox.list()).filter(mail => mail.to === couple.email);
  return { ...at, couple, naoki, give, mails };
}

describe('given gifts of a day', () => {
  test('when it is seven in the evening, then the couple get one mail with all of them', async () => {
    const { give, mails, naoki, params, ...wedding } = await ceremony();
    await give(NOON);
    const callbackUrl = new Payer(naoki.browser, wedding, fakeCardActions(product)).page;
    const sent = await naoki.browser.call(gift.send, { params, body: { message: '末永くお幸せに。', callbackUrl } });
    expect(sent.status).toBe(200);
    await mailAt(parseJst('2026-11-20 18:00'));
    expect(await mails()).toEqual([]);
    await mailAt(EVENING);
    await mailAt(instant(EVENING + HOUR_MS));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'gift-digest', subject: 'ご祝儀が2件届いています' });
    expect(mail?.text).toContain('30,000円');
    expect(mail?.text).toContain('末永くお幸せに。');
  });

  test('when one comes after the evening, then it waits for the next one', async () => {
    const { give, mails } = await ceremony();
    await give(NOON);
    await mailAt(EVENING);
    await give(instant(EVENING + HOUR_MS));
    await mailAt(instant(EVENING + 2 * HOUR_MS));
    expect(await mails()).toHaveLength(1);
    await mailAt(instant(EVENING + DAY_MS));
    expect((await mails()).map(mail => mail.subject)).toContain('ご祝儀が1件届いています');
    expect(await mails()).toHaveLength(2);
  });
});
