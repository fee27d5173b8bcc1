import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, formOf, SandboxDriver } from './sandbox-driver.ts';

const gateway = new SandboxDriver();
const RETURN_URL = 'https://wedding.example/api/payment/return?order=1&lang=ja';

beforeAll(() => gateway.start());
afterAll(() => gateway.stop());

const open = (url: string, form?: Answer) => gateway.open(url, form);

/** Enters and executes an order that needs authentication; returns the raw text, because its URL contains `&`. */
async function executeWith(
  CardNo: string,
  entry: Record<string, string> = {},
): Promise<{ order: Answer; text: string }> {
  const order = await gateway.enter({ TdFlag: '2', ...entry });
  const { token = '' } = await gateway.token({ cardno: CardNo });
  const body = new URLSearchParams({ ...order, Token: token, Method: '1', RetUrl: RETURN_URL });
  const response = await fetch(`${gateway.url}/payment/ExecTran.idPass`, { method: 'POST', body });
  return { order, text: await response.text() };
}

async function visit(CardNo: string): Promise<{ order: Answer; redirectUrl: string; html: string }> {
  const { order, text } = await executeWith(CardNo);
  const redirectUrl = /^ACS=2&RedirectUrl=(.*)$/.exec(text)?.[1] ?? '';
  return { order, redirectUrl, html: await open(redirectUrl) };
}

describe('3-D Secure 2', () => {
  it('answers with a redirect whose URL contains & and =, and waits as AUTHENTICATED', async () => {
    const { order, text } = await executeWith('4100000000005000');
    expect(text).toMatch(
      /^ACS=2&RedirectUrl=http:\/\/127\.0\.0\.1:\d+\/api\/v2\/brw\/callback\?transId=[0-9a-f-]{36}&t=[0-9a-f]{32}$/,
    );
    expect(await gateway.status(order.OrderID ?? '')).toBe('AUTHENTICATED');
    expect((await gateway.shopCall('SecureTran2', order)).ErrInfo).toBe('E01E40001');
  });

  it('returns a frictionless card at once, with a post from its own site that names the trade', async () => {
    const { order, html } = await visit('4111111111111111');
    const { action, fields } = formOf(html);
    expect(action).toBe(RETURN_URL);
    expect(fields).toEqual({ AccessID: order.AccessID, MD: order.AccessID });
    expect(await gateway.shopCall('SecureTran2', order)).toMatchObject({ OrderID: order.OrderID, Method: '1' });
    expect(await gateway.status(order.OrderID ?? '')).toBe('AUTH');
    expect((await gateway.shopCall('SecureTran2', order)).ErrInfo).toBe('E11010001');
  });

  it.each([
    ['approve', undefined, 'AUTH'],
    ['cancel', 'E21020002', 'AUTHENTICATED'],
    ['fail', 'E21030007', 'AUTHENTICATED'],
  ])('challenges the holder, who chooses to %s', async (answer, ErrInfo, status) => {
    const { order, html } = await visit('4100000000005000');
    expect(html).toContain('￥5,000');
    expect(html).toContain('承認する');
    const { action, fields } = formOf(html);
    const back = formOf(await open(action, { ...fields, answer }));
    expect(back.fields.AccessID).toBe(order.AccessID);
    const again = formOf(await open(action, { ...fields, answer: 'approve' }));
    expect(again.fields.AccessID).toBe(order.AccessID);
    expect((await gateway.shopCall('SecureTran2', order)).ErrInfo).toBe(ErrInfo);
    expect(await gateway.status(order.OrderID ?? '')).toBe(status);
  });

  it.each([
    ['4100000000100009', undefined],
    ['4100000000300005', 'E21030007'],
    ['4100000000500000', 'E21030007'],
  ])('supports the test card %s', async (cardNo, ErrInfo) => {
    const { order } = await visit(cardNo);
    expect((await gateway.shopCall('SecureTran2', order)).ErrInfo).toBe(ErrInfo);
  });

  it('treats an issuer without version 2 as Tds2Type specifies', async () => {
    expect((await executeWith('4100000000400003', { Tds2Type: '2' })).text).toContain('E21030201');
    expect((await executeWith('4100000000400003', { Tds2Type: '3' })).text).toContain('ACS=0&');
    expect((await executeWith('4100000000400003', { Tds2Type: '1' })).text).toContain('ACS=1&');
  });

  it('declines only after the authentication, and shows nothing without the right key', async () => {
    const { order } = await visit('4999000000000096');
    expect((await gateway.shopCall('SecureTran2', order)).ErrInfo).toBe('42G960000');
    expect(await open('/api/v2/brw/callback?transId=x&t=y')).toContain('No such identity check');
    const { redirectUrl } = await visit('4100000000005000');
    expect(await open(redirectUrl.replace(/t=.*/, 't=0'))).toContain('No such identity check');
  });

  it('needs a return URL, and can return by GET', async () => {
    const order = await gateway.enter({ TdFlag: '2' });
    expect((await gateway.execute(order)).ErrInfo).toBe('E01E30001');
    const answer = await gateway.execute(order, { RetUrl: RETURN_URL, CallbackType: '3' });
    expect(answer.ACS).toBe('2');
  });
});

describe('3-D Secure 1, enabled in the settings', () => {
  it('posts PaReq, TermUrl and MD to the issuer and gets PaRes and MD back', async () => {
    await gateway.admin('settings', { acs1: true });
    const { order, text } = await executeWith('4111111111111111');
    const [, acsUrl = '', PaReq = '', MD = ''] = /^ACS=1&ACSUrl=(.*)&PaReq=(.*)&MD=(.*)$/.exec(text) ?? [];
    expect(MD).toBe(order.AccessID);
    const asked = formOf(await open(acsUrl, { PaReq, TermUrl: RETURN_URL, MD }));
    const back = formOf(await open(asked.action, { ...asked.fields, answer: 'approve' }));
    expect(back.action).toBe(RETURN_URL);
    expect((await gateway.call('SecureTran', { MD, PaRes: 'forged' })).ErrInfo).toBe('E21020001');
    const settled = await gateway.call('SecureTran', { MD, PaRes: back.fields.PaRes ?? '' });
    expect(settled).toMatchObject({ OrderID: order.OrderID });
    expect(settled).not.toHaveProperty('ACS');
    await gateway.admin('settings', { acs1: false });
  });
});
