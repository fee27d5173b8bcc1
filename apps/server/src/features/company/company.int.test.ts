import { company } from '@kotohogi/contract/company';
import { facility } from '@kotohogi/contract/facility';
import { hall } from '@kotohogi/contract/hall';
import type { CompanyId, FacilityId } from '@kotohogi/domain/kernel/ids';
import type { Grant } from '@kotohogi/domain/permission/grants';
import { buildCompany, buildFacility, buildHall, buildWedding } from '@kotohogi/testkit/builders';
import { signInUser } from '@kotohogi/testkit/party';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
let lumiere: CompanyId;
let minato: CompanyId;
let karuizawa: FacilityId;
beforeAll(async () => {
  product = await startTestProduct();
  lumiere = await buildCompany(product.db, 'ルミエール');
  minato = await buildCompany(product.db, 'みなと');
  karuizawa = await buildFacility(product.db, lumiere, '軽井沢');
  const hallId = await buildHall(product.db, karuizawa, '白鳳');
  await buildWedding(product.db, { facilityId: karuizawa, hallId });
});
afterAll(async () => {
  await product.stop();
});

const signIn = (...grants: Grant[]) => signInUser(product, ...grants);

describe('given the companies of the platform', () => {
  test('when an administrator asks, then all are listed, and he may enter them', async () => {
    const { body } = await (await signIn({ scope: 'admin', role: 'administrator' })).call(company.list, {});
    expect(body.rows).toMatchObject([
      { id: lumiere, name: 'ルミエール', facilityCount: 1, mayEnter: true },
      { id: minato, name: 'みなと', facilityCount: 0, mayEnter: true },
    ]);
  });

  test('when a viewer of the platform asks, then he enters only the company that gave him a role', async () => {
    const viewer = { scope: 'admin', role: 'viewer' } as const;
    const browser = await signIn(viewer, { scope: 'company', companyId: minato, role: 'viewer' });
    const { body } = await browser.call(company.list, {});
    expect(body.rows.map(row => row.mayEnter)).toEqual([false, true]);
  });

  test('when staff of a facility or nobody asks, then it is refused', async () => {
    const staff = await signIn({ scope: 'facility', facilityId: karuizawa, role: 'administrator' });
    expect((await staff.call(company.list, {})).status).toBe(403);
    expect((await product.visitor().call(company.list, {})).status).toBe(401);
  });
});

describe('given the facilities of a company', () => {
  test('when a role of the company asks, then they are listed with their halls and what is to come', async () => {
    const treasurer = await signIn({ scope: 'company', companyId: lumiere, role: 'treasurer' });
    const { body } = await treasurer.call(facility.list, { params: { companyId: lumiere } });
    expect(body.rows).toMatchObject([{ id: karuizawa, name: '軽井沢', hallCount: 1, upcomingWeddings: 1 }]);
    expect((await treasurer.call(facility.list, { params: { companyId: minato } })).status).toBe(404);
  });

  test('when it opens one of them, then it is told what it may do there: never the guests', async () => {
    const treasurer = await signIn({ scope: 'company', companyId: lumiere, role: 'treasurer' });
    const { body } = await treasurer.call(facility.detail, { params: { facilityId: karuizawa } });
    expect(body).toMatchObject({ name: '軽井沢', companyName: 'ルミエール', throwMoneyEnabled: true });
    expect(body.abilities).toContain('facility:read:weddingPaymentState');
    expect(body.abilities).not.toContain('facility:read:wedding');
    const halls = await treasurer.call(hall.list, { params: { facilityId: karuizawa } });
    expect(halls.body.rows).toMatchObject([{ name: '白鳳', designPattern: 'natural' }]);
  });

  test('when the platform opens one of them, then it reads and does not write', async () => {
    const admin = await signIn({ scope: 'admin', role: 'administrator' });
    const { body } = await admin.call(facility.detail, { params: { facilityId: karuizawa } });
    expect(body.abilities).toContain('facility:read:wedding');
    expect(body.abilities).not.toContain('facility:write:wedding');
  });

  test('when it belongs to another company, then it does not exist', async () => {
    const stranger = await signIn({ scope: 'company', companyId: minato, role: 'administrator' });
    expect((await stranger.call(facility.detail, { params: { facilityId: karuizawa } })).status).toBe(404);
    expect((await stranger.call(hall.list, { params: { facilityId: karuizawa } })).status).toBe(404);
  });
});
