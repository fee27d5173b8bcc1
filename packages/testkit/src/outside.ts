import { instant } from '@kotohogi/domain/kernel/instant';
import { parseShopId, parseShopPass } from '@kotohogi/domain/payment/gateway-refs';
import type { Clock } from '@kotohogi/ports/clock';
import type { Merchant } from '@kotohogi/ports/payment-gateway';
import { FakePaymentGateway } from './fake-payment-gateway.ts';
import { FakeVideoProvider } from './fake-video-provider.ts';

/** Fakes for all outside services that a test or benchmark does not bring itself. */
export interface Fakes {
  readonly video: FakeVideoProvider;
  readonly gateway: FakePaymentGateway;
}

const STANDSTILL: Clock = { now: () => instant(0) };

function testShop(): Merchant {
  const [shopId, shopPass] = [parseShopId('tshop00000001'), parseShopPass('password')];
  if (shopId === undefined || shopPass === undefined) throw new Error('not a shop');
  return { shopId, shopPass, environment: 'test' };
}

/** The shop of every facility created by a builder, known to the fake gateway and the sandbox. */
export const TEST_SHOP: Merchant = testShop();

/** Creates fresh fakes. */
export function createFakes(clock: Clock = STANDSTILL): Fakes {
  return {
    video: new FakeVideoProvider(),
    gateway: new FakePaymentGateway({ merchant: TEST_SHOP, now: () => clock.now() }),
  };
}
