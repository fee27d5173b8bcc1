import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SandboxDriver } from './sandbox-driver.ts';

const gateway = new SandboxDriver();

beforeAll(() => gateway.start());
afterAll(() => gateway.stop());

describe('all failed checks at once, in the recorded order', () => {
  const NULLS = { AccessID: 'null', AccessPass: 'null', OrderID: 'null', CardNo: 'null', Expire: 'null' };

  it.each([
    ['EntryTran', { OrderID: 'x', JobCd: 'null', Amount: 'null' }, 'E01|E01', 'E01050002|E01060006'],
    ['ExecTran', NULLS, 'E01|E01|E01|E01|E01|E01', 'E01090008|E01100008|E01110002|E01170011|E01170006|E01180006'],
    ['AlterTran', { ...NULLS, JobCd: 'null' }, 'E01|E01|E01', 'E01090008|E01100008|E01110002'],
    ['SearchTradeMulti', { OrderID: 'null', PayType: 'null' }, 'M01|M01|M01', 'M01051005|M01051011|M01004002'],
    ['SearchTrade', { OrderID: 'null' }, 'E01', 'E01110002'],
  ])('%s', async (call, fields, ErrCode, ErrInfo) => {
    expect(await gateway.shopCall(call, fields)).toEqual({ ErrCode, ErrInfo });
  });

  it('reports a used order id together with the other invalid fields', async () => {
    const { OrderID = '' } = await gateway.enter();
    const answer = await gateway.shopCall('EntryTran', { OrderID, JobCd: 'AUTH', Amount: 'x' });
    expect(answer).toEqual({ ErrCode: 'E01|E01', ErrInfo: 'E01040010|E01060006' });
  });

  it('refuses flags other than 0 and 1, and an amount that only with its tax has too many digits', async () => {
    const order = await gateway.enter();
    const flags = { DeviceCategory: '2', ClientFieldFlag: 'x' };
    expect((await gateway.execute(order, flags)).ErrInfo).toBe('E01310007|E01400007');
    const entry = { OrderID: gateway.newOrderId(), JobCd: 'AUTH', Amount: '9999990' };
    expect((await gateway.shopCall('EntryTran', { ...entry, Tax: '10', TdFlag: '3' })).ErrInfo).toBe(
      'E01080007|E01490005',
    );
    expect((await gateway.shopCall('EntryTran', { ...entry, Tax: '9' })).AccessID).toMatch(/^[0-9a-f]{32}$/);
  });

  it('knows its shops, and which of them a trade belongs to', async () => {
    expect((await gateway.call('EntryTran', { OrderID: 'y', JobCd: 'AUTH', Amount: '1' })).ErrInfo).toBe(
      'E01010001|E01020001',
    );
    const wrong = { ShopID: 'tshop00000001', ShopPass: 'wrong', OrderID: 'y', JobCd: 'AUTH', Amount: '1' };
    expect((await gateway.call('EntryTran', wrong)).ErrInfo).toBe('E01030002');
    await gateway.admin('settings', { shopId: 'tshop00000002', shopPass: 'secret', shopName: '港の教会' });
    const order = await gateway.enter();
    const other = { ...order, ShopID: 'tshop00000002', ShopPass: 'secret', JobCd: 'VOID' };
    expect((await gateway.call('AlterTran', other)).ErrInfo).toBe('E01010010');
  });

  it('answers wrong paths and GET as the gateway does', async () => {
    expect((await gateway.call('NoSuchCall', {})).ErrInfo).toBe('E91099997');
    const got = await fetch(`${gateway.url}/payment/EntryTran.idPass`);
    expect([got.status, await got.text()]).toEqual([200, 'ErrCode=E31&ErrInfo=E31500014']);
  });
});

describe('request bodies', () => {
  const fields = { ShopID: 'tshop00000001', ShopPass: 'password', JobCd: 'AUTH', Amount: '5000' };

  it('may be multipart/form-data', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, OrderID: gateway.newOrderId() })) form.set(name, value);
    expect((await gateway.post('EntryTran', form)).AccessID).toMatch(/^[0-9a-f]{32}$/);
  });

  it('may be unencoded, even with signs that would have to be encoded', async () => {
    // The form of gmopg 6.0.0, which never percent-encodes but cannot read such an answer itself.
    const order = await gateway.enter();
    const keys = `AccessID=${order.AccessID}&AccessPass=${order.AccessPass}&OrderID=${order.OrderID}`;
    const { token } = await gateway.token();
    const note = '御祝 50% off=yes';
    const answer = await gateway.post(
      'ExecTran',
      `SitePass=&${keys}&Method=1&Token=${token}&ClientField1=${note}&ClientFieldFlag=1`,
      'application/x-www-form-urlencoded',
    );
    expect(answer).toMatchObject({ ACS: '0', OrderID: order.OrderID, ClientField1: note });
  });

  it('may contain Windows-31J, percent-encoded, and the answer contains it unescaped', async () => {
    const order = await gateway.enter();
    const keys = `AccessID=${order.AccessID}&AccessPass=${order.AccessPass}&OrderID=${order.OrderID}`;
    const card = 'CardNo=4111111111111111&Expire=3012&Method=1&ClientFieldFlag=1';
    const answer = await gateway.post(
      'ExecTran',
      `${keys}&${card}&ClientField1=%8Dw%93%FC&ClientField2=a%3Db%3Dc`,
      'application/x-www-form-urlencoded',
    );
    expect(answer).toMatchObject({ ClientField1: '購入', ClientField2: 'a=b=c', ClientField3: '' });
  });
});

describe('an order', () => {
  it('goes from entry to sales, with the recorded keys in their order', async () => {
    const order = await gateway.enter();
    expect(await gateway.shopCall('SearchTrade', { OrderID: order.OrderID ?? '' })).toMatchObject({
      Status: 'UNPROCESSED',
      ItemCode: '0000990',
      CardNo: '',
      TranID: '',
    });
    const executed = await gateway.execute(order);
    expect(Object.keys(executed)).toEqual([
      'ACS',
      'OrderID',
      'Forward',
      'Method',
      'PayTimes',
      'Approve',
      'TranID',
      'TranDate',
      'CheckString',
    ]);
    expect(executed.TranID).toMatch(/^\d{10}1{12}\d{6}$/);
    expect((await gateway.execute(order)).ErrInfo).toBe('E11010001');
    expect((await gateway.shopCall('AlterTran', { ...order, JobCd: 'SALES', Amount: '4999' })).ErrInfo).toBe(
      'E01060010',
    );
    const sold = await gateway.shopCall('AlterTran', { ...order, JobCd: 'SALES', Amount: '5000' });
    expect(Object.keys(sold)).toEqual(['AccessID', 'AccessPass', 'Forward', 'Approve', 'TranID', 'TranDate']);
    expect([sold.TranID, sold.Approve]).toEqual([executed.TranID, executed.Approve]);
    expect((await gateway.shopCall('AlterTran', { ...order, JobCd: 'SALES', Amount: '5000' })).ErrInfo).toBe(
      'E11010003',
    );
    expect(await gateway.shopCall('SearchTrade', { OrderID: order.OrderID ?? '' })).toMatchObject({
      Status: 'SALES',
      CardNo: '************1111',
      Expire: '3012',
    });
  });

  it('is declined by test number, by expiry and by check digit, and stays unsettled', async () => {
    const decline = async (CardNo: string, Expire = '3012') => {
      const order = await gateway.enter();
      const answer = await gateway.execute(order, { CardNo, Expire });
      expect(await gateway.status(order.OrderID ?? '')).toBe('UNPROCESSED');
      return answer;
    };
    expect(await decline('4999000000000044')).toEqual({ ErrCode: 'G44', ErrInfo: '42G440000' });
    expect(await decline('5999000000000001')).toEqual({ ErrCode: 'C01', ErrInfo: '42C010000' });
    expect((await decline('4111111111111111', '2001')).ErrInfo).toBe('42G830000');
    expect((await decline('4111111111111112')).ErrInfo).toBe('E41170099');
    expect((await decline('9111111111111111')).ErrInfo).toBe('E41170002');
  });

  it.each([
    ['4111111111111111'],
    ['5111111111111111'],
    ['2111111111111111'],
    ['3111111111111111'],
    ['36111111111111'],
    ['375987000000088'],
  ])('is approved with the test card %s', async CardNo => {
    expect((await gateway.execute(await gateway.enter(), { CardNo })).ACS).toBe('0');
  });

  it('refuses operations that its state does not allow', async () => {
    const order = await gateway.enter();
    const alter = async (JobCd: string, Amount = '5000') =>
      (await gateway.shopCall('AlterTran', { ...order, JobCd, Amount })).ErrInfo;
    expect(await alter('VOID')).toBe('E11010002');
    await gateway.execute(order);
    expect(await alter('CANCEL')).toBe('E01050002');
    expect(await alter('')).toBe('E01050001');
    expect(await alter('AUTH')).toBe('E11010003');
    expect(await alter('VOID')).toBeUndefined();
    expect(await alter('VOID')).toBe('E11010003');
    expect(await alter('CAPTURE', '3000')).toBeUndefined();
    expect(await gateway.shopCall('SearchTrade', { OrderID: order.OrderID ?? '' })).toMatchObject({
      Status: 'CAPTURE',
      Amount: '3000',
    });
  });
});

describe('the refund calendar', () => {
  it.each([
    ['AUTH', '2026-11-20 10:00', '2026-11-20 23:00', 'VOID', undefined],
    ['AUTH', '2026-11-20 23:00', '2026-11-21 00:30', 'VOID', 'E11010003'],
    ['AUTH', '2026-11-20 23:00', '2026-12-01 00:30', 'RETURN', undefined],
    ['CAPTURE', '2026-11-20 10:00', '2026-11-20 11:00', 'RETURN', undefined],
    ['CAPTURE', '2026-11-20 10:00', '2026-11-29 11:00', 'RETURN', undefined],
    ['CAPTURE', '2026-11-30 10:00', '2026-12-01 00:01', 'RETURN', 'E11010003'],
    ['CAPTURE', '2026-11-30 10:00', '2026-12-01 00:01', 'RETURNX', undefined],
    ['CAPTURE', '2026-11-20 10:00', '2026-11-21 10:00', 'RETURNX', 'E11010003'],
    ['CAPTURE', '2026-01-01 10:00', '2026-07-01 10:00', 'RETURNX', 'E11010010'],
  ])('%s of %s on %s by %s', async (...row) => {
    const [JobCd, then, now, job, ErrInfo] = row;
    await gateway.setClock(then);
    const order = await gateway.enter({ JobCd });
    await gateway.execute(order);
    await gateway.setClock(now);
    expect((await gateway.shopCall('AlterTran', { ...order, JobCd: job })).ErrInfo).toBe(ErrInfo);
    expect(await gateway.status(order.OrderID ?? '')).toBe(ErrInfo === undefined ? job : JobCd);
    await gateway.admin('settings', { clockOffsetMs: 0 });
  });

  it('does not capture an authorization that is too old', async () => {
    await gateway.setClock('2026-01-01 10:00');
    const order = await gateway.enter();
    await gateway.execute(order);
    await gateway.setClock('2026-03-05 10:00');
    const late = await gateway.shopCall('AlterTran', { ...order, JobCd: 'SALES', Amount: '5000' });
    expect(late.ErrInfo).toBe('E01420010');
    await gateway.admin('settings', { clockOffsetMs: 0 });
  });
});
