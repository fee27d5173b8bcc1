import { savedFilter } from '@kotohogi/contract/saved-filter';
import { buildVenue } from '@kotohogi/testkit/builders';
import { signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

const LIST = '/c/lumiere/facilities/karuizawa/manage/weddings';

test('given staff who save filters of a list, then only they see them, sorted by name, and can delete them', async () => {
  const { facilityId } = await buildVenue(product.db);
  const signIn = () => signInUser(product, { scope: 'facility', facilityId, role: 'coordinator' });
  const [staff, other] = [await signIn(), await signIn()];
  const save = (name: string, filters: Record<string, string>) =>
    staff.call(savedFilter.save, { body: { list: LIST, name, filters } });
  await save('まだの招待状', { status: 'preparing' });
  const replaced = await save('まだの招待状', { status: 'preparing', hall: '1' });
  expect(replaced.body.rows).toMatchObject([{ name: 'まだの招待状', filters: { status: 'preparing', hall: '1' } }]);
  const read = async (browser: typeof staff, list = LIST) =>
    (await browser.call(savedFilter.list, { query: { list } })).body.rows;
  expect(await read(staff)).toHaveLength(1);
  expect(await read(staff, `${LIST}/other`)).toEqual([]);
  expect(await read(other)).toEqual([]);
  const id = replaced.body.rows[0]?.id ?? 0;
  const foreign = await other.call(savedFilter.remove, { params: { id } });
  expect(foreign).toMatchObject({ status: 404, failure: { id: 'saved_filter_unknown' } });
  expect((await staff.call(savedFilter.remove, { params: { id } })).body).toEqual({ rows: [] });
});

test('given a list with 20 saved filters, when one more is saved, then it is refused; no filters are an error', async () => {
  const { facilityId } = await buildVenue(product.db);
  const staff = await signInUser(product, { scope: 'facility', facilityId, role: 'coordinator' });
  const save = (name: string, filters: Record<string, string> = { name }) =>
    staff.call(savedFilter.save, { body: { list: LIST, name, filters } });
  for (let count = 0; count < 20; count += 1) expect((await save(`view ${count}`)).status).toBe(200);
  expect(await save('one more')).toMatchObject({ status: 422, failure: { id: 'saved_filter_limit' } });
  expect((await save('view 3', {})).status).toBe(422);
});

test('given two saved filters, when one is renamed, then it keeps its filters; the name of the other is refused', async () => {
  const { facilityId } = await buildVenue(product.db);
  const signIn = () => signInUser(product, { scope: 'facility', facilityId, role: 'coordinator' });
  const [staff, other] = [await signIn(), await signIn()];
  const save = (name: string) =>
    staff.call(savedFilter.save, { body: { list: LIST, name, filters: { status: 'preparing', name } } });
  await save('autumn');
  const { rows } = (await save('spring')).body;
  const id = rows[0]?.id ?? 0;
  const rename = (browser: typeof staff, name: string) =>
    browser.call(savedFilter.rename, { params: { id }, body: { name } });
  expect(await rename(staff, 'spring')).toMatchObject({
    status: 409,
    failure: { id: 'saved_filter_name_taken', meta: { field: 'name' } },
  });
  expect(await rename(other, 'mine')).toMatchObject({ status: 404, failure: { id: 'saved_filter_unknown' } });
  expect((await rename(staff, 'autumn')).status).toBe(200);
  expect((await rename(staff, 'autumn 2026')).body.rows).toEqual([
    { id, name: 'autumn 2026', filters: { status: 'preparing', name: 'autumn' } },
    rows[1],
  ]);
});
