import GatewayClient, { JobCd, Method, PayType, Status } from 'gmopg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, formOf, SandboxDriver } from './sandbox-driver.ts';
import { RETURN_URL } from './wallet-driver.ts';

const sandbox = new SandboxDriver();
const SHOP = { ShopID: 'tshop00000001', ShopPass: 'password' };
const CARD = { Method: Method.Lump, CardNo: '4111111111111111', Expire: '3012', SecurityCode: '123' };

let client: InstanceType<typeof GatewayClient>;

beforeAll(async () => {
  await sandbox.start();
  client = new GatewayClient({ baseUrl: sandbox.url, ...SHOP });
});
afterAll(() => sandbox.stop());

/** Enters an order and executes it with a card; returns what later calls need. */
async function authorize(amountYen: number) {
  const OrderID = sandbox.newOrderId();
  const access = await client.entryTran({ ...SHOP, OrderID, JobCd: JobCd.Auth, Amount: amountYen });
  const executed = await client.execTran({ ...access, OrderID, ...CARD });
  return { OrderID, ...access, executed };
}

/** The client's own list of errors that an answer of the gateway was turned into. */
async function refusal(call: Promise<object>): Promise<object> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Error && 'errInfo' in error) return { errInfo: error.errInfo };
    throw error;
  }
}

describe('the unmodified client gmopg pays by card', () => {
  it('enters, executes, finds, reduces and captures an order', async () => {
    const { OrderID, executed, ...access } = await authorize(5_000);
    expect(executed).toMatchObject({ ACS: '0', OrderID, Forward: '2a99662', Method: Method.Lump });
    const found = { Status: Status.Auth, Amount: '5000', CardNo: '************1111', TranID: executed.TranID };
    expect(await client.searchTrade({ ...SHOP, OrderID })).toMatchObject({ OrderID, JobCd: JobCd.Auth, ...found });

    const change = { ...SHOP, ...access, JobCd: JobCd.Auth, Amount: 3_000 };
    const { TranID } = await client.changeTran(change);
    expect(TranID).not.toBe(executed.TranID);
    const sales = await client.alterTran({ ...SHOP, ...access, JobCd: JobCd.Sales, Amount: 3_000 });
    expect(sales).toMatchObject({ AccessID: access.AccessID, TranID });
    const byCard = { ...SHOP, OrderID, PayType: PayType.Credit };
    expect(await client.searchTradeMulti(byCard)).toMatchObject({
      ...{ Status: Status.Sales, Amount: '3000', Currency: 'JPN', PayType: PayType.Credit, TranID },
    });
  });

  it('pays with a token of the browser’s script, once', async () => {
    const { token = '' } = await sandbox.token();
    const OrderID = sandbox.newOrderId();
    const access = await client.entryTran({ ...SHOP, OrderID, JobCd: JobCd.Capture, Amount: 1_234 });
    const order = { ...access, OrderID, Method: Method.Lump, Token: token };
    expect(await client.execTran(order)).toMatchObject({ ACS: '0', OrderID });
    expect(await client.searchTrade({ ...SHOP, OrderID })).toMatchObject({ Status: Status.Capture, Amount: '1234' });
    const next = sandbox.newOrderId();
    const entered = await client.entryTran({ ...SHOP, OrderID: next, JobCd: JobCd.Capture, Amount: 1_234 });
    expect(await refusal(client.execTran({ ...order, ...entered, OrderID: next }))).toEqual({ errInfo: ['EX1000302'] });
  });

  it('cancels an order, and authorizes it again', async () => {
    const { OrderID, executed, ...access } = await authorize(5_000);
    await client.alterTran({ ...SHOP, ...access, JobCd: JobCd.Void });
    expect(await client.searchTrade({ ...SHOP, OrderID })).toMatchObject({ Status: Status.Void, JobCd: JobCd.Void });
    const again = { ...SHOP, ...access, JobCd: JobCd.Auth, Amount: 2_000, Method: Method.Lump };
    expect((await client.alterTran(again)).TranID).not.toBe(executed.TranID);
    expect(await client.searchTrade({ ...SHOP, OrderID })).toMatchObject({ Status: Status.Auth, Amount: '2000' });
  });

  it('reads every refusal of a call, and the decline of an issuer', async () => {
    const { OrderID } = await authorize(5_000);
    const used = client.entryTran({ ...SHOP, OrderID, JobCd: JobCd.Auth, Amount: -1 });
    expect(await refusal(used)).toEqual({ errInfo: ['E01040010', 'E01060006'] });
    const next = sandbox.newOrderId();
    const entered = await client.entryTran({ ...SHOP, OrderID: next, JobCd: JobCd.Auth, Amount: 1_000 });
    const declined = client.execTran({ ...entered, OrderID: next, ...CARD, CardNo: '4999000000000012' });
    expect(await refusal(declined)).toEqual({ errInfo: ['42G120000'] });
    expect(await refusal(client.searchTrade({ ...SHOP, OrderID: 'unknown' }))).toEqual({ errInfo: ['E01110002'] });
  });
});

const WALLETS = [
  { name: 'Linepay', payType: '20', link: { ErrorRcvURL: RETURN_URL, ProductName: 'ご祝儀' } },
  { name: 'Paypay', payType: '45', link: {} },
];

describe.each(WALLETS)('the unmodified client gmopg posts the calls of $name', ({ name, payType, link }) => {
  // It has no functions for wallets; `post`, on which all of its functions are built, is public.
  const call = (path: string, fields: Answer) =>
    client.post<Answer, Answer>(`/payment/${path}.idPass`, { ...SHOP, ...fields });

  it('from the entry through the wallet’s page and the lookup to the sale and its return', async () => {
    const order = { OrderID: sandbox.newOrderId() };
    const entered = await call(`EntryTran${name}`, { ...order, JobCd: 'AUTH', Amount: '5000' });
    const keys = { ...order, AccessID: entered.AccessID ?? '', AccessPass: entered.AccessPass ?? '' };
    const start = await call(`ExecTran${name}`, { ...keys, RetURL: RETURN_URL, ...link });
    expect(start.StartURL).toBe(`${sandbox.url}/payment/${name}Start.idPass`);

    const visit = { AccessID: start.AccessID ?? '', Token: start.Token ?? '' };
    const page = formOf(await sandbox.open(start.StartURL ?? '', visit));
    await sandbox.open(page.action, { ...page.fields, answer: 'pay' });
    const search = { ...order, PayType: payType };
    expect(await call('SearchTradeMulti', search)).toMatchObject({ Status: 'AUTH', Amount: '5000', PayType: payType });

    const sale = await call(`${name}Sales`, { ...keys, Amount: '5000' });
    expect(sale).toMatchObject({ ...order, Status: 'SALES', Amount: '5000' });
    const returned = await call(`${name}CancelReturn`, { ...keys, CancelAmount: '5000' });
    expect(returned).toMatchObject({ ...order, Status: 'RETURN', CancelAmount: '5000' });
    expect(await call('SearchTradeMulti', search)).toMatchObject({ Status: 'RETURN' });
  });
});
