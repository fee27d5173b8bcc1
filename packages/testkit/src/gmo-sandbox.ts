import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type CardToken, parseCardToken } from '@kotohogi/domain/payment/gateway-refs';
import { createGmoGateway, type GmoConfig } from '@kotohogi/payments-gmo';
import type { Execution, FormFields, PaymentGateway, WalletVisit } from '@kotohogi/ports/payment-gateway';
import type { FakeWalletAnswer, WalletReturn } from './fake-wallet.ts';
import { TEST_SHOP } from './outside.ts';
import type { CardActions } from './payer.ts';

const SANDBOX = fileURLToPath(new URL('../../../sandboxes/gmo/src/main.ts', import.meta.url));

const CARDS = { approved: '4100000000005000', declined: '4999000000000012', unclear: '5999000000000050' } as const;

/** A transaction as returned by the sandbox's tester API. */
export interface SandboxTrade {
  readonly orderId: string;
  readonly accessId: string;
  readonly status: string;
  readonly amountYen: number;
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

/** The first form of a page. */
function formOf(html: string): { readonly action: string; readonly fields: Record<string, string> } {
  const action = unescapeHtml(/<form[^>]* action="([^"]*)"/.exec(html)?.[1] ?? '');
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  return { action, fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescapeHtml(value)])) };
}

/** The gateway's sandbox as a separate process: the actions of a guest's browser and of a tester. */
export class GmoSandbox implements CardActions {
  /** Where its store is: lines of JSON in `journal.jsonl`. */
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'kotohogi-gmo-product-'));
  #process: ChildProcess | undefined;
  readonly merchant = TEST_SHOP;
  url = '';

  /** Starts it, or starts it again with the same data: on any port, unless one is given. */
  async start({ port = 0, env = {} }: { port?: number; env?: Readonly<Record<string, string>> } = {}): Promise<void> {
    const child = spawn(process.execPath, [SANDBOX, '--port', String(port), '--data', this.dataDir], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const { listening }: { listening: string } = JSON.parse(line);
      this.url = listening;
      return;
    }
    throw new Error('the sandbox exited before it listened');
  }

  async stop(): Promise<void> {
    await this.kill('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Ends its process, by default at once, and keeps its data. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise(resolve => {
      child.once('exit', resolve);
      child.kill(signal);
    });
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
    // If the form already leads away, the page did not ask the holder.
    if (!page.action.startsWith('/')) return page.fields;
    return formOf(await this.#post(page.action, { ...page.fields, answer: holder })).fields;
  }

  async visitWallet(visit: WalletVisit, holder: FakeWalletAnswer): Promise<WalletReturn> {
    const { startUrl, accessId: AccessID, token: Token } = visit;
    const page = formOf(await this.#post(new URL(startUrl).pathname, { AccessID, Token }));
    // If the form already leads away, the page did not ask the holder.
    if (!page.action.startsWith('/')) return { url: page.action, fields: page.fields };
    const { action: url, fields } = formOf(await this.#post(page.action, { ...page.fields, answer: holder }));
    return { url, fields };
  }

  /** Answers challenges with the form of 3-D Secure 1 instead of the redirect. */
  useForm(on: boolean): Promise<void> {
    return this.#admin('settings', { acs1: String(on) });
  }

  /** Sets the target of result notifications. */
  notify(noticeUrl: string): Promise<void> {
    return this.#admin('settings', { noticeUrl });
  }

  /** Sends the notification of an order again. */
  sendNotice(orderId: string): Promise<void> {
    return this.#admin('notices', { shopId: this.merchant.shopId, orderId });
  }

  /** Makes the next calls fail; `delay` only delays them. */
  fault(op: string, mode: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
    return this.#admin('faults', { op, mode, ...more });
  }

  /** Drops the pending faults; calls that are being delayed go on at once. */
  async clearFaults(): Promise<void> {
    await fetch(`${this.url}/admin/faults`, { method: 'DELETE' });
  }

  /** Whether a fault requested for a call is still pending. */
  async isFaultWaiting(op: string): Promise<boolean> {
    const { faults }: { faults: { op: string }[] } = JSON.parse(await (await fetch(`${this.url}/admin/faults`)).text());
    return faults.some(fault => fault.op === op);
  }

  /** Makes the gateway's record of an order differ from what we were answered; `lost`: it never got the order. */
  change(orderId: string, changes: Partial<Record<'status' | 'amountYen' | 'lost', string>>): Promise<void> {
    return this.#admin('trades', { shopId: this.merchant.shopId, orderId, ...changes });
  }

  async trades(): Promise<readonly SandboxTrade[]> {
    const answer: { trades: SandboxTrade[] } = JSON.parse(await (await fetch(`${this.url}/admin/trades`)).text());
    return answer.trades;
  }

  async #openIssuer(execution: Execution): Promise<string> {
    switch (execution.step) {
      case 'redirect':
        return (await fetch(execution.url)).text();
      case 'form': {
        const { acsUrl, paReq, md } = execution.form;
        const TermUrl = 'https://kotohogi.example/return';
        return this.#post(new URL(acsUrl).pathname, { PaReq: paReq, MD: md, TermUrl });
      }
      case 'settled':
        throw new Error('no challenge to take to the issuer');
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
