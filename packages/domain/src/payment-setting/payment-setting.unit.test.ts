import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instant } from '../kernel/instant.ts';
import { GATEWAY_ENVIRONMENTS } from '../payment/types.ts';
import { decidePassword, decideShopChange, probeOrderId, toMerchantCheck } from './decide.ts';

const shop = fc.record({
  shopId: fc.constantFrom('', 'tshop00000001', 'tshop00000002'),
  environment: fc.constantFrom(...GATEWAY_ENVIRONMENTS),
  hasPassword: fc.boolean(),
});

describe("given a facility's credentials", () => {
  test('when the shop is another one, then a password is required, and a stored one is never used for it', () => {
    fc.assert(
      fc.property(shop, shop, (stored, wanted) => {
        const isSame = stored.shopId === wanted.shopId && stored.environment === wanted.environment;
        const isAllowed = wanted.hasPassword || (isSame && stored.hasPassword);
        expect(decidePassword({ stored, wanted }) === 'allowed').toBe(isAllowed);
      }),
    );
  });

  test('when payments are open, then the shop stays, and only its password may change', () => {
    fc.assert(
      fc.property(shop, shop, fc.nat(3), (stored, wanted, openPayments) => {
        const isSame = stored.shopId === wanted.shopId && stored.environment === wanted.environment;
        const decision = decideShopChange({ stored, wanted, openPayments });
        expect(decision === 'allowed').toBe(isSame || stored.shopId === '' || openPayments === 0);
      }),
    );
  });
});

test.each([
  [{ outcome: 'ok' }, 'works'],
  [{ outcome: 'refused', kind: 'merchant' }, 'refused'],
  [{ outcome: 'refused', kind: 'busy' }, 'unreachable'],
  [{ outcome: 'unknown' }, 'unreachable'],
] as const)('given the answer %j, then the test says %s', (answer, check) => {
  expect(toMerchantCheck(answer)).toBe(check);
});

test('the order id of a test fits the gateway', () => {
  expect(probeOrderId(instant(1_795_238_898_000))).toBe('0000-1795238898000');
});
