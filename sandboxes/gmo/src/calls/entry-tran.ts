import { randomBytes } from 'node:crypto';
import type { CallContext, Outcome } from '../call-context.ts';
import { checkAmount, checkOrderId, checkShop, checkTax, checkTotal, type Errors } from '../checks.ts';
import type { EntryJob, PayType, Trade } from '../trade.ts';
import type { Fields } from '../wire/fields.ts';

const JOBS: readonly EntryJob[] = ['CHECK', 'CAPTURE', 'AUTH', 'SAUTH'];

function jobOf(text: string): EntryJob | undefined {
  return JOBS.find(job => job === text);
}

function check(fields: Fields, { store }: CallContext): Errors {
  const { ShopID = '', OrderID = '', JobCd = '', TdFlag = '0', Tds2Type = '' } = fields;
  return [
    ...checkShop(fields, store.settings),
    ...checkOrderId(OrderID),
    ...(store.findTrade(ShopID, OrderID) === undefined ? [] : ['E01040010']),
    ...(JobCd === '' ? ['E01050001'] : jobOf(JobCd) === undefined ? ['E01050002'] : []),
    ...(JobCd === 'CHECK' ? [] : checkAmount(fields.Amount)),
    ...checkTax(fields.Tax),
    ...(/^[012]?$/.test(TdFlag) ? [] : ['E01080007']),
    ...checkTotal(fields),
    ...(/^[123]?$/.test(Tds2Type) ? [] : ['E01950008']),
  ];
}

/** The shop's name for the issuer's page arrives as EUC-JP in Base64; a `+` may have been decoded as a space. */
function tenantNameOf(text: string): string {
  return new TextDecoder('euc-jp').decode(Buffer.from(text.replace(/ /g, '+'), 'base64'));
}

/** A newly entered order, for any payment method. */
export function newTrade(fields: Fields, entry: { entryJob: EntryJob; payType: PayType }, world: CallContext): Trade {
  const { entryJob, payType } = entry;
  return {
    shopId: fields.ShopID ?? '',
    orderId: fields.OrderID ?? '',
    accessId: randomBytes(16).toString('hex'),
    accessPass: randomBytes(16).toString('hex'),
    payType,
    status: 'UNPROCESSED',
    jobCd: entryJob,
    entryJob,
    amountYen: Number(fields.Amount ?? 0),
    taxYen: Number(fields.Tax ?? 0),
    itemCode: fields.ItemCode || '0000990',
    tdFlag: fields.TdFlag || '0',
    tds2Type: fields.Tds2Type || '2',
    tenantName: tenantNameOf(fields.TdTenantName ?? ''),
    method: '',
    payTimes: '',
    forward: '',
    approve: '',
    tranId: '',
    processedAtMs: world.nowMs,
    clientFields: ['', '', ''],
    echoClientFields: false,
  };
}

/** EntryTran: opens an order. */
export function entryTran(fields: Fields, world: CallContext): Outcome {
  const errors = check(fields, world);
  const job = jobOf(fields.JobCd ?? '');
  if (errors.length > 0 || job === undefined) return { errors };
  const trade = world.store.saveTrade(newTrade(fields, { entryJob: job, payType: '0' }, world));
  return {
    pairs: [
      ['AccessID', trade.accessId],
      ['AccessPass', trade.accessPass],
    ],
  };
}
