import { archiveSaleHandlers } from './features/archive-sale/handlers.ts';
import { followArchiveSale } from './features/archive-sale/index.ts';
import { bankLineHandlers } from './features/bank-line/handlers.ts';
import { createAddGiftMessage } from './features/congratulation/index.ts';
import { correctionHandlers } from './features/correction/handlers.ts';
import { accountSearchHandlers } from './features/deposit-account/handlers.search.ts';
import { giftHandlers } from './features/gift/handlers.ts';
import { followGift } from './features/gift/index.ts';
import { giftJobs } from './features/gift/jobs.ts';
import { invoiceHandlers } from './features/invoice/handlers.ts';
import { invoiceJobs } from './features/invoice/jobs.ts';
import { ledgerHandlers } from './features/ledger/handlers.ts';
import { paymentHandlers } from './features/payment/handlers.ts';
import { type OnStepped, PAYMENT_LEASES, type PaymentDeps } from './features/payment/index.ts';
import { paymentJobs } from './features/payment/jobs.ts';
import { paymentOrderHandlers } from './features/payment-order/handlers.ts';
import { followRefund, mailAlarm } from './features/payment-order/index.ts';
import { reconcileJobs } from './features/payment-order/jobs.ts';
import { paymentSettingHandlers } from './features/payment-setting/handlers.ts';
import { receiptHandlers } from './features/receipt/handlers.ts';
import { transferHandlers } from './features/transfer/handlers.ts';
import { transferJobs } from './features/transfer/jobs.ts';
import { transferFileHandlers } from './features/transfer-file/handlers.ts';
import type { Route } from './gate/route.ts';
import type { Outside } from './outside.ts';
import { createLeases } from './platform/db/leases.ts';
import type { Hub } from './platform/hub/hub.ts';
import type { BoundJob } from './platform/jobs/job.ts';
import type { Outgoing } from './platform/mail/outgoing.ts';

/** Follows a step with several features, one after the other. */
const inTurn =
  (...all: readonly OnStepped[]): OnStepped =>
  async (tx, step) => {
    const done: Awaited<ReturnType<OnStepped>>[] = [];
    for (const follow of all) done.push(await follow(tx, step));
    return () => {
      for (const after of done) after?.();
    };
  };

/** Money: gifts and sales start payments and follow them; payments depend on neither. */
export function composeMoney(outside: Outside, mails: Outgoing, hub: Hub): { routes: Route[]; jobs: BoundJob[] } {
  const { config, keys, db, pool, log, clock, gateway, objects } = outside;
  const { publicUrl } = config;
  const { emergencyDestination, liveErrorDestination } = config.live;
  const addGiftMessage = createAddGiftMessage(clock);
  const refunds = followRefund({ mails, publicUrl });
  const paymentDeps: PaymentDeps = {
    db,
    leases: createLeases(pool, PAYMENT_LEASES),
    gateway,
    hub,
    log,
    sealKey: keys.seal,
    publicUrl,
    now: () => clock.now(),
    onStepped: {
      gift: inTurn(followGift({ mails, hub, publicUrl, addGiftMessage }), refunds),
      'archive-video': inTurn(followArchiveSale({ mails, publicUrl }), refunds),
    },
    onAlarm: mailAlarm({ mails, publicUrl }),
  };
  return {
    routes: [
      ...paymentHandlers(paymentDeps),
      ...paymentOrderHandlers({ paymentDeps }),
      ...ledgerHandlers({ db }),
      ...invoiceHandlers({ db }),
      ...transferHandlers({ db, mails, publicUrl }),
      ...correctionHandlers({ db }),
      ...accountSearchHandlers({ db }),
      ...bankLineHandlers({ db }),
      ...transferFileHandlers({ db, mails, publicUrl }),
      ...paymentSettingHandlers({ db, gateway, sealKey: keys.seal }),
      ...giftHandlers({ paymentDeps, addGiftMessage, methods: config.giftMethods }),
      ...receiptHandlers({ db }),
      ...archiveSaleHandlers({ paymentDeps, mails, publicUrl, objects }),
    ],
    jobs: [
      ...paymentJobs(paymentDeps),
      ...giftJobs({ db, mails, publicUrl, clock }),
      ...invoiceJobs({ db, clock }),
      ...transferJobs({ db, mails, publicUrl, clock }),
      ...reconcileJobs({ paymentDeps, mails, clock, ...{ emergencyDestination, liveErrorDestination } }),
    ],
  };
}
