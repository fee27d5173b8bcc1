import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildParticipants } from './participants.ts';
import { startTestProduct, type TestProduct } from './product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ isWithoutWorker: true });
});
afterAll(async () => {
  await expect(product.stop()).rejects.toThrow('locks wedding after attendant');
});

test('given a transaction that locks a guest, when it then locks the wedding, then it fails', async () => {
  const { weddingId } = await buildParticipants(product);
  const guests = product.db.selectFrom('attendant').select('id').where('wedding_id', '=', weddingId);
  const lock = product.db.transaction().execute(async tx => {
    await tx.updateTable('wedding').set({ language: 'ja' }).where('id', '=', weddingId).execute();
    await tx.updateTable('attendant').set({ ng: false }).where('wedding_id', '=', weddingId).execute();
    await tx.updateTable('wedding').set({ language: 'ja' }).where('id', '=', weddingId).execute();
    return await guests.execute();
  });
  expect(await lock).toEqual([]);
  const wrong = product.db.transaction().execute(async tx => {
    await tx.selectFrom('attendant').select('id').where('wedding_id', '=', weddingId).forUpdate().execute();
    await tx.selectFrom('wedding').select('id').where('id', '=', weddingId).forShare().execute();
  });
  await expect(wrong).rejects.toThrow('locks wedding after attendant');
});
