import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type CardToken, parseCardToken, parseShopId, parseShopPass } from '@kotohogi/domain/payment/gateway-refs';
import type { OrderId } from '@kotohogi/domain/payment/order-id';
import type { Execution, FormFields, Merchant, PaymentGateway } from '@kotohogi/ports/payment-gateway';
import { createGmoGateway, type GmoConfig } from './gateway.ts';

const SANDBOX = fileURLToPath(new URL('../../../sandboxes/gmo/src/main.ts', import.meta.url));

const CARDS = {
  approved: '4100000000005000',
  declined: '4999000000000012',
  unclear: '5999000000000050',
} as const;

/** The name a call of the port has on the wire; the form of 3-D Secure 1 finishes by another one. */
const CALLS = {
  enter: 'EntryTran',
  execute: 'ExecTran',
  finishChallenge: 'SecureTran2',
  capture: 'AlterTran',
  cancel: 'AlterTran',
  lookUp: 'SearchTrade',
} as const;

const FAULT_MODES = {
  'drop-request': 'drop-request',
  'drop-answer': 'drop-answer',
  busy: 'busy',
  duplicate: 'e90',
} as const;

function merchantOf(): Merchant {
  const [shopId, shopPass] = [parseShopId('tshop00000001'), parseShopPass('password')];
  if (!shopId || !shopPass) throw new Error('not a shop');
  return { shopId, shopPass, environment: 'test' };
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

/** The first form of a page. */
function formOf(html: string): { action: string; fields: Record<string, string> } {
  const action = unescapeHtml(/<form[^>]* action="([^"]*)"/.exec(html)?.[1] ?? '');
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  return { action, fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescapeHtml(value)])) };
}

/** The sandbox of the gateway as a process of its own, driven over HTTP like a guest's browser and a tester would. */
export class SandboxHarness {
  readonly merchant = merchantOf();
  readonly #dataDir = mkdtempSync(path.join(tmpdir(), 'kotohogi-gmo-adapter-'));
  #process: ChildProcess | undefined;
  url = '';

  /** Starts the process and waits until it says where it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [SANDBOX, '--port', '0', '--data', this.#dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const { listening }: { listening: string } = JSON.parse(line);
      this.url = listening;
      return;
    }
    throw new Error('the sandbox ended before it listened');
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (child !== undefined && child.exitCode === null) {
      await new Promise(resolve => {
        child.once('exit', resolve);
        child.kill();
      });
    }
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  /** The adapter, pointed at this sandbox. */
  gateway(config: Partial<GmoConfig> = {}): PaymentGateway {
    const endpoint = { apiUrl: this.url, tokenScriptUrl: `${this.url}/ext/js/token.js` };
    return createGmoGateway({ endpoints: { test: endpoint, production: endpoint }, ...config });
  }

  async issueTokenFor(cardno: string): Promise<CardToken> {
    const { shopId } = this.merchant;
    const card = { shopId, cardno, expire: '3012', securitycode: '123', holdername: 'TARO YAMADA' };
    const answer: { tokenObject?: { token: string } } = JSON.parse(await this.#post('/ext/api/getToken', card));
    const token = parseCardToken(answer.tokenObject?.token ?? '');
    if (token === undefined) throw new Error(`no token: ${JSON.stringify(answer)}`);
    return token;
  }

  issueToken(card: keyof typeof CARDS): Promise<CardToken> {
    return this.issueTokenFor(CARDS[card]);
  }

  async visitIssuer(execution: Execution, holder: 'approve' | 'cancel' | 'fail'): Promise<FormFields> {
    const page = formOf(await this.#openIssuer(execution));
    // A page whose form already leads away did not ask the holder.
    if (!page.action.startsWith('/')) return page.fields;
    return formOf(await this.#post(page.action, { ...page.fields, answer: holder })).fields;
  }

  useForm(on: boolean): Promise<void> {
    return this.#admin('settings', { acs1: String(on) });
  }

  failNext(op: keyof typeof CALLS, fault: keyof typeof FAULT_MODES): Promise<void> {
    return this.#admin('faults', { op: CALLS[op], mode: FAULT_MODES[fault] });
  }

  /** The next call of an operation is worked on only after a pause. */
  delayNext(op: keyof typeof CALLS, delayMs: number): Promise<void> {
    return this.#admin('faults', { op: CALLS[op], mode: 'delay', delayMs: String(delayMs) });
  }

  answerNextWith500(op: keyof typeof CALLS): Promise<void> {
    return this.#admin('faults', { op: CALLS[op], mode: 'http-500' });
  }

  /** Lets the sandbox post a real notification to a server of ours and gives its fields. */
  async noticeOf(orderId: OrderId): Promise<FormFields> {
    const { promise, resolve } = Promise.withResolvers<string>();
    const shop = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      response.end('0');
      resolve(Buffer.concat(chunks).toString('latin1'));
    });
    await new Promise<void>(listening => shop.listen(0, '127.0.0.1', listening));
    const address = shop.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await this.#admin('settings', { noticeUrl: `http://127.0.0.1:${port}/` });
    await this.#admin('notices', { shopId: this.merchant.shopId, orderId });
    const body = await promise;
    await this.#admin('settings', { noticeUrl: '' });
    await new Promise(closed => shop.close(closed));
    return Object.fromEntries(new URLSearchParams(body));
  }

  async #openIssuer(execution: Execution): Promise<string> {
    switch (execution.step) {
      case 'redirect':
        return (await fetch(execution.url)).text();
      case 'form': {
        const { acsUrl, paReq, md } = execution.form;
        return this.#post(new URL(acsUrl).pathname, {
          PaReq: paReq,
          MD: md,
          TermUrl: 'https://kotohogi.example/return',
        });
      }
      case 'settled':
        throw new Error('nothing to visit the issuer for');
    }
  }

  async #post(pathName: string, fields: FormFields): Promise<string> {
    const response = await fetch(`${this.url}${pathName}`, { method: 'POST', body: new URLSearchParams(fields) });
    return response.text();
  }

  async #admin(pathName: string, fields: FormFields): Promise<void> {
    const response = await fetch(`${this.url}/admin/${pathName}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    if (!response.ok) throw new Error(`${pathName}: HTTP ${response.status} ${await response.text()}`);
  }
}
