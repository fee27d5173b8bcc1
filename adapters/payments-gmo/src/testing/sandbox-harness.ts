import { createServer } from 'node:http';
import type { OrderId } from '@kotohogi/domain/payment/order-id';
import type { FormFields } from '@kotohogi/ports/payment-gateway';
import { GmoSandbox } from '@kotohogi/testkit/gmo-sandbox';

/** The wire name of each call of the port; 3-D Secure 1 finishes with a different one. */
const CALLS = {
  enter: 'EntryTran',
  execute: 'ExecTran',
  finishChallenge: 'SecureTran2',
  capture: 'AlterTran',
  cancel: 'AlterTran',
  lookUp: 'SearchTrade',
  'PAYPAY.enter': 'EntryTranPaypay',
  'PAYPAY.start': 'ExecTranPaypay',
  'PAYPAY.capture': 'PaypaySales',
  'PAYPAY.cancel': 'PaypayCancelReturn',
  'LINEPAY.enter': 'EntryTranLinepay',
  'LINEPAY.start': 'ExecTranLinepay',
  'LINEPAY.capture': 'LinepaySales',
  'LINEPAY.cancel': 'LinepayCancelReturn',
} as const;

const FAULT_MODES = {
  'drop-request': 'drop-request',
  'drop-answer': 'drop-answer',
  busy: 'busy',
  duplicate: 'e90',
} as const;

/** The gateway's sandbox, with faults named as in the port. */
export class SandboxHarness extends GmoSandbox {
  failNext(op: keyof typeof CALLS, fault: keyof typeof FAULT_MODES): Promise<void> {
    return this.fault(CALLS[op], FAULT_MODES[fault]);
  }

  /** Delays the next call of an operation. */
  delayNext(op: keyof typeof CALLS, delayMs: number): Promise<void> {
    return this.fault(CALLS[op], 'delay', { delayMs: String(delayMs) });
  }

  answerNextWith500(op: keyof typeof CALLS): Promise<void> {
    return this.fault(CALLS[op], 'http-500');
  }

  /** Makes the sandbox post a real notification to a local server and returns its fields. */
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
    await this.notify(`http://127.0.0.1:${port}/`);
    await this.sendNotice(orderId);
    const body = await promise;
    await this.notify('');
    await new Promise(closed => shop.close(closed));
    return Object.fromEntries(new URLSearchParams(body));
  }
}
