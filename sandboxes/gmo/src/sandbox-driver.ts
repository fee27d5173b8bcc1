import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createSandbox } from './server.ts';

export type Answer = Readonly<Record<string, string>>;

const SHOP = { ShopID: 'tshop00000001', ShopPass: 'password' };

function unescapeHtml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

/** The form of a page: its action and its fields. */
export function formOf(html: string): { action: string; fields: Record<string, string> } {
  const action = unescapeHtml(/action="([^"]*)"/.exec(html)?.[1] ?? '');
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  const fields = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescapeHtml(value)]));
  return { action, fields };
}

/** Drives a separate sandbox over real HTTP, for the tests. */
export class SandboxDriver {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'kotohogi-gmo-'));
  url = '';
  #app: FastifyInstance | undefined;
  #orders = 0;

  async start(): Promise<void> {
    this.#app = createSandbox({ dataDir: this.dataDir });
    this.url = await this.#app.listen({ host: '127.0.0.1', port: 0 });
  }

  async stop(): Promise<void> {
    await this.#app?.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Stops the sandbox and starts it again with the same data. */
  async restart(): Promise<void> {
    await this.#app?.close();
    await this.start();
  }

  /** An unused order id. */
  newOrderId(): string {
    this.#orders += 1;
    return `order-${this.#orders}`;
  }

  /** Posts a body unchanged and parses the answer's pairs; does not parse the two keys whose values contain `&`. */
  async post(call: string, body: string | FormData, contentType?: string): Promise<Answer> {
    const response = await fetch(`${this.url}/payment/${call}.idPass`, {
      method: 'POST',
      body,
      headers: contentType === undefined ? {} : { 'content-type': contentType },
    });
    const text = new TextDecoder('windows-31j').decode(await response.arrayBuffer());
    return Object.fromEntries(
      text.split('&').map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    );
  }

  call(call: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
    return this.post(call, new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded');
  }

  /** Makes a call with the shop's credentials. */
  shopCall(call: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
    return this.call(call, { ...SHOP, ...fields });
  }

  /** Enters an order; returns the answer's keys with the order id, which every later call needs. */
  async enter(fields: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const OrderID = this.newOrderId();
    const answer = await this.shopCall('EntryTran', { OrderID, JobCd: 'AUTH', Amount: '5000', ...fields });
    return { ...answer, OrderID };
  }

  /** Executes an entered order with a card. */
  execute(order: Answer, fields: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const card = { CardNo: '4111111111111111', Expire: '3012', SecurityCode: '123' };
    return this.call('ExecTran', { ...order, Method: '1', ...('Token' in fields ? {} : card), ...fields });
  }

  /** Opens a page as a browser does, posting a form if given. */
  async open(url: string, form?: Answer): Promise<string> {
    const address = new URL(url, this.url);
    const response = form
      ? await fetch(address, { method: 'POST', body: new URLSearchParams(form) })
      : await fetch(address);
    return response.text();
  }

  async token(fields: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const card = { shopId: SHOP.ShopID, cardno: '4111111111111111', expire: '3012', securitycode: '123' };
    const body = new URLSearchParams({ ...card, holdername: 'TARO YAMADA', ...fields });
    const response = await fetch(`${this.url}/ext/api/getToken`, { method: 'POST', body });
    const { resultCode, tokenObject }: { resultCode: string; tokenObject?: Answer } = JSON.parse(await response.text());
    return { resultCode, ...tokenObject };
  }

  async status(orderId: string): Promise<string> {
    return (await this.shopCall('SearchTrade', { OrderID: orderId })).Status ?? '';
  }

  /** The tester API's data of all trades. */
  async overview(): Promise<{
    totals: Readonly<Record<string, number>>;
    pendingNotices: number;
    trades: readonly object[];
  }> {
    return JSON.parse(await (await fetch(`${this.url}/admin/trades`)).text());
  }

  /** Posts to the tester's API. */
  async admin(pathName: string, fields: Readonly<Record<string, string | number | boolean>>): Promise<void> {
    const response = await fetch(`${this.url}/admin/${pathName}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    if (!response.ok) throw new Error(`${pathName}: ${response.status} ${await response.text()}`);
  }

  /** Sets the sandbox's clock to an instant given as `yyyy-MM-dd HH:mm` in Japan. */
  async setClock(text: string): Promise<void> {
    const clockOffsetMs = Date.parse(`${text.replace(' ', 'T')}:00+09:00`) - Date.now();
    await this.admin('settings', { clockOffsetMs });
  }
}
