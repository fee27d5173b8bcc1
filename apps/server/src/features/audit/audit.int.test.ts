import { audit } from '@kotohogi/contract/audit';
import { wedding } from '@kotohogi/contract/wedding';
import { buildVenue, buildWedding } from '@kotohogi/testkit/builders';
import { signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bySystem } from '../../gate/actor.ts';
import { insertAudit } from './index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const administrator = () => signInUser(product, { scope: 'admin', role: 'administrator' });

describe('given recorded actions', () => {
  test('when an administrator filters them, then each filter finds the row and hides others', async () => {
    const venue = await buildVenue(product.db);
    const { weddingId } = await buildWedding(product.db, venue);
    await insertAudit(product.db, {
      actor: { kind: 'machine', name: 'ゲートウェイ' },
      action: 'wedding.update',
      subject: { kind: 'wedding', id: weddingId },
      scope: { companyId: venue.companyId, facilityId: venue.facilityId, weddingId },
      detail: { key: '小林' },
      requestId: 'request-1',
    });
    await insertAudit(product.db, {
      actor: bySystem,
      action: 'admin.reseal',
      subject: { kind: 'secret', id: 'SECRET' },
    });
    const browser = await administrator();
    const found = async (query: Record<string, unknown>) => {
      const { body } = await browser.call(audit.list, {
        query: { subjectId: weddingId, subject: 'wedding', ...query },
      });
      return body.rows.length;
    };
    const { body } = await browser.call(audit.list, { query: { subjectId: weddingId, subject: 'wedding' } });
    expect(body.rows).toMatchObject([
      {
        actor: { kind: 'machine', id: null, name: 'ゲートウェイ' },
        subject: { kind: 'wedding', id: String(weddingId) },
        facility: { id: venue.facilityId, name: 'ホテル・ルミエール軽井沢' },
        wedding: { id: weddingId },
        detail: { key: '小林' },
        requestId: 'request-1',
      },
    ]);
    const hits = [
      { actor: 'ウェイ' },
      { action: 'wedding.' },
      { subject: 'wedding' },
      { facility: '軽井沢' },
      { weddingId },
      { atFrom: '2020-01-01' },
    ];
    for (const query of hits) expect(await found(query), JSON.stringify(query)).toBe(1);
    const misses = [
      { actor: '別の人' },
      { action: 'update' },
      { subject: 'gift' },
      { facility: '京都' },
      { company: '存在しない' },
      { weddingId: weddingId + 1 },
      { atTo: '2020-01-01' },
    ];
    for (const query of misses) expect(await found(query), JSON.stringify(query)).toBe(0);
  });

  test('when the file is saved, then it has every row of the search with its details, and the export is recorded', async () => {
    const browser = await administrator();
    const { weddingId } = await buildWedding(product.db, await buildVenue(product.db));
    for (const key of ['=1+1', 'plain']) {
      await insertAudit(product.db, {
        actor: bySystem,
        action: 'wedding.update',
        subject: { kind: 'wedding', id: weddingId },
        detail: { key },
      });
    }
    const file = await browser.send(audit.csv, { query: { subjectId: weddingId, subject: 'wedding' } });
    const [header, ...lines] = (await file.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(header).toMatch(/^id,at,actorKind,actorId,actor,.*,detail,requestId$/);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('"{""key"":""plain""}"');
    const { body } = await browser.call(audit.list, { query: { action: audit.csv.name } });
    expect(body.rows[0]).toMatchObject({
      subject: { kind: 'audit', id: 'csv' },
      detail: { subjectId: String(weddingId) },
    });
  });

  test('when another role asks, then it is refused', async () => {
    for (const role of ['viewer', 'manager', 'cross-facility-financial-manager'] as const) {
      const browser = await signInUser(product, { scope: 'admin', role });
      expect((await browser.call(audit.list, { query: {} })).status).toBe(403);
      expect((await browser.send(audit.csv, { query: {} })).status).toBe(403);
    }
  });
});

test('given weddings of two companies, when an administrator saves all of them, then both are in one file', async () => {
  const browser = await administrator();
  const keys = [await buildVenue(product.db), await buildVenue(product.db)].map(async venue => {
    return (await buildWedding(product.db, venue)).key;
  });
  const text = await (await browser.send(wedding.csvOfAll, { query: {} })).text();
  for (const key of await Promise.all(keys)) expect(text).toContain(`,${key},`);
  const viewer = await signInUser(product, { scope: 'admin', role: 'viewer' });
  expect((await viewer.send(wedding.csvOfAll, { query: {} })).status).toBe(403);
});
