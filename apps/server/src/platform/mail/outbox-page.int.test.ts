import { attendant } from '@kotohogi/contract/attendant';
import { mailing } from '@kotohogi/contract/mailing';
import { freshEmail, PASSWORD } from '@kotohogi/testkit/builders';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

/** A guest has replied; the mail about it is in the outbox. */
async function replied() {
  const { params, host } = await buildParticipants(product);
  const email = freshEmail();
  const person = { name: '山本 直樹', nameKana: 'ヤマモト ナオキ', email, password: PASSWORD };
  const body = { ...person, answer: 'attendance', relationShip: 'friend' } as const;
  expect((await product.visitor().call(attendant.join, { params, body })).status).toBe(200);
  const mail = await product.mailTo(email, 'rsvp-live');
  return { mail, host, params };
}

const get = async (path: string) => {
  const answer = await product.visitor().fetch(path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('given mails that are stored instead of sent', () => {
  test('when the outbox is opened, then it lists them, and each has a wide and a narrow preview, with its text and files', async () => {
    const { mail } = await replied();
    const list = await get('/outbox');
    expect(list.text).toContain(`href="/outbox/${mail.id}"`);
    expect(list.text).toContain(mail.to);
    const one = await get(`/outbox/${mail.id}`);
    expect(one.text.match(/<iframe [^>]*src="\/outbox\/[^"]+\/html"/g)).toHaveLength(2);
    expect(one.text).toContain('<pre>');
    const preview = await get(`/outbox/${mail.id}/html`);
    expect(preview.text).toContain('<base target="_top">');
    // A mail's preview must not run scripts.
    expect(preview.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    const file = await get(`/outbox/${mail.id}/attachments/0`);
    expect(file.headers.get('content-disposition')).toMatch(/\.ics"$/);
    expect(file.text).toContain('BEGIN:VCALENDAR');
    for (const path of ['/outbox/none', '/outbox/none/html', `/outbox/${mail.id}/attachments/9`])
      expect((await get(path)).status, path).toBe(404);
  });

  test('when a mail is reported as bounced with its button, then the couple sees which guest it did not reach', async () => {
    const { mail, host, params } = await replied();
    const browser = await host();
    const refused = async () => (await browser.call(mailing.listRefusals, { params })).body.rows;
    expect(await refused()).toEqual([]);
    const pressed = await product.visitor().fetch(`/outbox/${mail.id}/bounced`, { method: 'POST' });
    expect(pressed.status).toBe(303);
    const rows = await eventually('the report', async () =>
      (await refused()).length > 0 ? await refused() : undefined,
    );
    expect(rows).toMatchObject([{ email: mail.to }]);
  });
});
