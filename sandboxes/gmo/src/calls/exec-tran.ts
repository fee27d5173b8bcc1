import { randomBytes, randomUUID } from 'node:crypto';
import type { CallContext, Outcome } from '../call-context.ts';
import { type CardPlan, planOf } from '../cards.ts';
import {
  checkAccess,
  checkCardNo,
  checkExpire,
  checkFlag,
  checkHolderName,
  checkMethod,
  checkOrderId,
  checkOwner,
  checkRetUrl,
  checkSecurityCode,
  type Errors,
} from '../checks.ts';
import { stampOf } from '../clock.ts';
import { settle, settlementPairs } from '../settle.ts';
import { type Challenge, isSettled, type Trade } from '../trade.ts';
import type { Fields } from '../wire/fields.ts';

type CardSource = { readonly errors: Errors } | { readonly card: CardPlan; readonly use: () => void };

function cardOfToken(text: string, shopId: string, world: CallContext): CardSource {
  const token = world.store.findToken(text);
  if (token === undefined || token.shopId !== shopId) return { errors: ['EX1000301'] };
  if (token.used) return { errors: ['EX1000302'] };
  if (token.expiresAtMs < world.nowMs) return { errors: ['EX1000303'] };
  return { card: token.card, use: () => world.store.saveToken({ ...token, used: true }) };
}

function cardOfNumber(fields: Fields, world: CallContext): CardSource {
  const { CardNo = '', Expire = '' } = fields;
  const errors = [
    ...checkCardNo(CardNo),
    ...checkExpire(Expire),
    ...checkSecurityCode(fields.SecurityCode),
    ...checkHolderName(fields.HolderName),
  ];
  if (errors.length > 0) return { errors };
  if (!world.store.settings.rawCardAllowed) return { errors: ['E61040001'] };
  const thisMonth = stampOf(world.nowMs).slice(2, 6);
  return { card: planOf(CardNo, Expire, thisMonth), use: () => {} };
}

function cardOf(fields: Fields, shopId: string, world: CallContext): CardSource {
  // This sandbox's shop has no card vault.
  if (fields.MemberID !== undefined && fields.Token === undefined) return { errors: ['E61030001'] };
  return fields.Token === undefined || fields.Token === ''
    ? cardOfNumber(fields, world)
    : cardOfToken(fields.Token, shopId, world);
}

/** The trade at the start of this execution. */
function started(trade: Trade, fields: Fields, card: CardPlan): Trade {
  return {
    ...trade,
    card,
    method: fields.Method ?? '1',
    payTimes: fields.PayTimes ?? '',
    clientFields: [fields.ClientField1 ?? '', fields.ClientField2 ?? '', fields.ClientField3 ?? ''],
    echoClientFields: fields.ClientFieldFlag === '1',
  };
}

function challenge(trade: Trade, fields: Fields, world: CallContext, version: 1 | 2): Outcome {
  const made: Challenge = {
    version,
    id: version === 2 ? randomUUID() : randomBytes(48).toString('base64'),
    secret: randomBytes(16).toString('hex'),
    returnUrl: fields.RetUrl ?? '',
    returnBy: fields.CallbackType === '3' ? 'GET' : 'POST',
  };
  world.store.saveTrade({ ...trade, status: 'AUTHENTICATED', challenge: made });
  return version === 2
    ? {
        pairs: [
          ['ACS', '2'],
          ['RedirectUrl', `${world.baseUrl}/api/v2/brw/callback?transId=${made.id}&t=${made.secret}`],
        ],
      }
    : {
        pairs: [
          ['ACS', '1'],
          ['ACSUrl', `${world.baseUrl}/acs`],
          ['PaReq', made.id],
          ['MD', trade.accessId],
        ],
      };
}

/** The 3-D Secure step: none, version 1 or 2, or a refusal for a card whose issuer does not support version 2. */
function threeDsOf(trade: Trade, card: CardPlan, world: CallContext): 'none' | 1 | 2 | 'refuse' {
  if (trade.tdFlag === '0') return 'none';
  if (trade.tdFlag === '1' || world.store.settings.acs1) return 1;
  if (card.threeDs !== 'unavailable') return 2;
  return trade.tds2Type === '1' ? 1 : trade.tds2Type === '3' ? 'none' : 'refuse';
}

function execute(trade: Trade, fields: Fields, card: CardPlan, world: CallContext): Outcome {
  const tried = world.store.saveTrade(started(trade, fields, card));
  if (card.invalid !== undefined) return { errors: [card.invalid] };
  const threeDs = threeDsOf(trade, card, world);
  if (threeDs === 'refuse') return { errors: ['E21030201'] };
  if (threeDs !== 'none') return challenge(tried, fields, world, threeDs);
  if (card.refusal !== undefined) return { errors: [card.refusal] };
  const settled = settle(tried, world);
  return { pairs: [['ACS', '0'], ...settlementPairs(settled, world)], changed: settled };
}

/** ExecTran: settles an order with a card, at once or through the issuer. */
export function execTran(fields: Fields, world: CallContext): Outcome {
  const { errors: accessErrors, trade: opened } = checkAccess(fields, world.store);
  const trade = opened?.orderId === fields.OrderID ? opened : undefined;
  const source = cardOf(fields, trade?.shopId ?? fields.ShopID ?? '', world);
  const errors = [
    ...accessErrors,
    ...checkOrderId(fields.OrderID),
    ...(opened !== undefined && trade === undefined ? ['E01110002'] : []),
    ...checkOwner(fields, trade),
    ...('errors' in source && trade === undefined ? source.errors : []),
  ];
  if (errors.length > 0 || trade === undefined) return { errors };
  // The error for an order that is already settled comes before any about a used token.
  if (isSettled(trade.status)) return { errors: ['E11010001'] };
  if ('errors' in source) return { errors: source.errors };
  const later = [
    ...checkMethod(fields),
    ...checkFlag(fields.DeviceCategory, 'E01310007'),
    ...checkFlag(fields.ClientFieldFlag, 'E01400007'),
    ...(trade.tdFlag === '2' ? checkRetUrl(fields.RetUrl) : []),
  ];
  if (later.length > 0) return { errors: later };
  source.use();
  return execute(trade, fields, source.card, world);
}
