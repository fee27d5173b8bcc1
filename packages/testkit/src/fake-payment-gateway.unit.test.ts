import { parseShopId, parseShopPass } from '@kotohogi/domain/payment/gateway-refs';
import { testPaymentGateway } from './conformance/payment-gateway-conformance.ts';
import { testWalletGateway } from './conformance/wallet-gateway-conformance.ts';
import { FakePaymentGateway } from './fake-payment-gateway.ts';

function fake() {
  const [shopId, shopPass] = [parseShopId('tshop00000001'), parseShopPass('password')];
  if (!shopId || !shopPass) throw new Error('not a shop');
  const merchant = { shopId, shopPass, environment: 'test' } as const;
  return { merchant, gateway: new FakePaymentGateway({ merchant }) };
}

testPaymentGateway('the fake', async () => {
  const { gateway, merchant } = fake();
  return {
    gateway,
    merchant,
    issueToken: async card => gateway.issueToken(card),
    visitIssuer: async (execution, holder) => gateway.visitIssuer(execution, holder),
    useForm: async on => {
      gateway.usesForm = on;
    },
    failNext: async (op, fault) => gateway.failNext(op, fault),
    noticeOf: async orderId => gateway.noticeOf(orderId),
  };
});

testWalletGateway('the fake', async wallet => {
  const { gateway, merchant } = fake();
  return {
    gateway,
    merchant,
    visitWallet: async (visit, holder) => gateway.visitWallet(visit, holder),
    failNext: async (op, fault) => gateway.failNext(`${wallet}.${op}`, fault),
    noticeOf: async orderId => gateway.wallets[wallet].noticeOf(orderId),
  };
});
