import type { Answer } from '@kotohogi/domain/payment/answer';
import type { GatewayEnvironment } from '@kotohogi/domain/payment/types';
import type { Approval, FormFields, Merchant, PaymentGateway, TradeAccess } from '@kotohogi/ports/payment-gateway';
import { readAccess, readAlteration, readExecution, readSettlement, readTrade } from './answers.ts';
import { answer, type Clients, foundOrNone, keys, shop } from './gateway-call.ts';
import { createIdPassClient } from './id-pass-client.ts';
import { readNotice, readReturn } from './posts.ts';
import { encodeTenantName } from './tenant-name.ts';
import { walletsOver } from './wallets.ts';

/**
 * The addresses of one of the gateway's environments: `apiUrl` for calls, `tokenScriptUrl` for the browser's script.
 */
export interface GmoEndpoint {
  readonly apiUrl: string;
  readonly tokenScriptUrl: string;
}

/**
 * Gateway configuration. `issuerWithout3ds` (Tds2Type): what to do with a card whose issuer has no 3-D Secure 2: fall
 * back to version 1, refuse (default), or authorize without it at the shop's own risk.
 */
export interface GmoConfig {
  readonly endpoints: Readonly<Record<GatewayEnvironment, GmoEndpoint>>;
  readonly timeoutMs?: number;
  readonly issuerWithout3ds?: 'fall-back' | 'refuse' | 'authorize';
}

/** The gateway's own addresses (docs/product/gateway.md#protocol, docs/product/gateway.md#browser-token). */
export const GMO_ENDPOINTS: Readonly<Record<GatewayEnvironment, GmoEndpoint>> = {
  test: {
    apiUrl: 'https://pt01.mul-pay.jp',
    tokenScriptUrl: 'https://stg.static.mul-pay.jp/ext/js/token.js',
  },
  production: {
    apiUrl: 'https://p01.mul-pay.jp',
    tokenScriptUrl: 'https://static.mul-pay.jp/ext/js/token.js',
  },
};

/** Longer than issuers normally take, far shorter than the 15 minutes after which a payment times out. */
const DEFAULT_TIMEOUT_MS = 60_000;

const TDS2_TYPE = { 'fall-back': '1', refuse: '2', authorize: '3' } as const;

const UNKNOWN_ORDER = 'E01110002';

function settlements(
  clients: Clients,
  tds2Type: string,
): Pick<PaymentGateway, 'enter' | 'execute' | 'finishChallenge'> {
  return {
    async enter(merchant, { orderId, amountYen, jobCd, shopName }) {
      const tenantName = shopName === undefined ? undefined : encodeTenantName(shopName);
      const reply = await clients[merchant.environment]('EntryTran', {
        ...shop(merchant),
        OrderID: orderId,
        JobCd: jobCd,
        Amount: String(amountYen),
        TdFlag: '2',
        Tds2Type: tds2Type,
        ...(tenantName !== undefined && { TdTenantName: tenantName }),
      });
      return answer(reply, readAccess);
    },
    async execute(merchant, { access, orderId, token, returnUrl }) {
      const reply = await clients[merchant.environment]('ExecTran', {
        ...shop(merchant),
        ...keys(access),
        OrderID: orderId,
        Method: '1',
        Token: token,
        RetUrl: returnUrl,
        CallbackType: '1',
      });
      return answer(reply, fields => readExecution(fields, orderId, merchant.shopPass));
    },
    async finishChallenge(merchant, { access, orderId, returned }) {
      const [call, fields] =
        returned.version === 1
          ? (['SecureTran', { ...shop(merchant), PaRes: returned.paRes, MD: returned.md }] as const)
          : (['SecureTran2', { ...shop(merchant), ...keys(access) }] as const);
      const reply = await clients[merchant.environment](call, fields);
      return answer(reply, found => readSettlement(found, orderId, merchant.shopPass));
    },
  };
}

function changes(clients: Clients): Pick<PaymentGateway, 'capture' | 'cancel' | 'lookUp'> {
  async function alter(merchant: Merchant, access: TradeAccess, job: FormFields): Promise<Answer<Approval>> {
    const reply = await clients[merchant.environment]('AlterTran', { ...shop(merchant), ...keys(access), ...job });
    return answer(reply, fields => readAlteration(fields, access));
  }
  return {
    capture: (merchant, { access, amountYen }) =>
      alter(merchant, access, { JobCd: 'SALES', Amount: String(amountYen) }),
    cancel: (merchant, { access, jobCd }) => alter(merchant, access, { JobCd: jobCd }),
    async lookUp(merchant, orderId) {
      const reply = await clients[merchant.environment]('SearchTrade', { ...shop(merchant), OrderID: orderId });
      return foundOrNone(
        answer(reply, fields => readTrade(fields, orderId)),
        UNKNOWN_ORDER,
      );
    },
  };
}

/**
 * Creates the gateway of GMO Payment Gateway's PG Multi-Payment (key=value protocol, docs/product/gateway.md#protocol).
 */
export function createGmoGateway(config: GmoConfig): PaymentGateway {
  const { endpoints, timeoutMs = DEFAULT_TIMEOUT_MS, issuerWithout3ds = 'refuse' } = config;
  const clients: Clients = {
    test: createIdPassClient(endpoints.test.apiUrl, timeoutMs),
    production: createIdPassClient(endpoints.production.apiUrl, timeoutMs),
  };
  return {
    tokenScriptUrl: environment => endpoints[environment].tokenScriptUrl,
    ...settlements(clients, TDS2_TYPE[issuerWithout3ds]),
    ...changes(clients),
    wallets: walletsOver(clients),
    readReturn,
    readNotice,
  };
}
