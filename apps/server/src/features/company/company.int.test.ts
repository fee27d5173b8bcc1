import { company } from '@kotohogi/contract/company';
import { facility } from '@kotohogi/contract/facility';
import { hall } from '@kotohogi/contract/hall';
import type { CompanyId, FacilityId } from '@kotohogi/domain/kernel/ids';
import type { Grant } from '@kotohogi/domain/permission/grants';
import { buildCompany, buildFacility, buildHall, buildWedding } from '@kotohogi/testkit/builders';
import { signInUser } from '@kotohogi/testkit/participants';
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
  test('when an administrator asks, then all are listed, and they may enter them', async () => {
    const { body } = await (await signIn({ scope: 'admin', role: 'administrator' })).call(company.list, {});
    expect(body.rows).toMatchObject([
      { id: lumiere, name: 'ルミエール', facilityCount: 1, mayEnter: true },
      { id: minato, name: 'みなと', facilityCount: 0, mayEnter: true },
    ]);
  });

  test('when a viewer of the platform asks, then they may enter only the company that gave them a role', async () => {
    const viewer = { scope: 'admin', role: 'viewer' } as const;
    const browser = await signIn(viewer, { scope: 'company', companyId: minato, role: 'viewer' });
    const { body } = await browser.call(company.list, {});
    expect(body.rows.map(row => row.mayEnter)).toEqual([false, true]);
  });

  test('when staff of a facility or an anonymous caller asks, then it is refused', async () => {
    const staff = await signIn({ scope: 'facility', facilityId: karuizawa, role: 'administrator' });
    expect((await staff.call(company.list, {})).status).toBe(403);
    expect((await product.visitor().call(company.list, {})).status).toBe(401);
  });
});

describe('given the facilities of a company', () => {
  test('when a role of the company asks, then they are listed with their halls and upcoming weddings', async () => {
    const treasurer = await signIn({ scope: 'company', companyId: lumiere, role: 'treasurer' });
    const { body } = await treasurer.call(facility.list, { params: { companyId: lumiere } });
    expect(body.rows).toMatchObject([{ id: karuizawa, name: '軽井沢', hallCount: 1, upcomingWeddings: 1 }]);
    expect((await treasurer.call(facility.list, { params: { companyId: minato } })).status).toBe(404);
  });

  test('when a treasurer opens one of them, then the abilities allow payment states but not the weddings', async () => {
    const treasurer = await signIn({ scope: 'company', companyId: lumiere, role: 'treasurer' });
    const { body } = await treasurer.call(facility.detail, { params: { facilityId: karuizawa } });
    expect(body).toMatchObject({ name: '軽井沢', companyName: 'ルミエール', throwMoneyEnabled: true });
    expect(body.abilities).toContain('facility:read:weddingPaymentState');
    expect(body.abilities).not.toContain('facility:read:wedding');
    const halls = await treasurer.call(hall.list, { params: { facilityId: karuizawa } });
    expect(halls.body.rows).toMatchObject([{ name: '白鳳', designPattern: 'natural' }]);
  });

  test('when the platform opens one of them, then it may read and not write', async () => {
    const admin = await signIn({ scope: 'admin', role: 'administrator' });
    const { body } = await admin.call(facility.detail, { params: { facilityId: karuizawa } });
    expect(body.abilities).toContain('facility:read:wedding');
    expect(body.abilities).not.toContain('facility:write:wedding');
  });

  test('when it belongs to another company, then the response is 404', async () => {
    const outsider = await signIn({ scope: 'company', companyId: minato, role: 'administrator' });
    expect((await outsider.call(facility.detail, { params: { facilityId: karuizawa } })).status).toBe(404);
    expect((await outsider.call(hall.list, { params: { facilityId: karuizawa } })).status).toBe(404);
  });
});
