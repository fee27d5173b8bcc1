import type { OwnPayment } from '@kotohogi/contract/payment';
import { isWallet, type PaymentMethod } from '@kotohogi/domain/payment/types';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The name of a wallet, for texts with `{wallet}`. */
const nameOf = (payType: PaymentMethod) => ({ wallet: t(`payment.method.${payType}`) });

/** What follows the last click: possibly the card's issuer, or always the wallet. */
export function nextPageText(payType: PaymentMethod): string {
  return isWallet(payType) ? t('payment.wallet.hint', nameOf(payType)) : t('payment.issuer.hint');
}

/** About the page of the card's issuer or of the wallet: on the way there (`goes`), or left unfinished (`open`). */
export function issuerText(payType: PaymentMethod, about: 'goes' | 'goes.hint' | 'open' | 'open.hint' | 'go'): string {
  return isWallet(payType) ? t(`payment.phase.wallet.${about}`, nameOf(payType)) : t(`payment.phase.issuer.${about}`);
}

/** Who is being asked for the result of a payment. */
export function askingText(payType: PaymentMethod): string {
  return isWallet(payType) ? t('payment.phase.asking.wallet', nameOf(payType)) : t('payment.phase.asking');
}

/** Why nothing was paid, if the gateway gave no reason. */
const failedText = (payType: PaymentMethod): string =>
  isWallet(payType) ? t('payment.phase.failed.wallet', nameOf(payType)) : t('payment.phase.failed.hint');

/** How a payment without a charge ended and why, or that it was refunded; undefined for any other. */
export function endedText({ phase, payType, userMessage }: OwnPayment): string | undefined {
  switch (phase) {
    case 'failed':
      return `${userMessage ?? failedText(payType)} ${t('payment.notCharged')}`;
    case 'canceled':
      return `${userMessage ?? ''} ${t('payment.phase.canceled.hint')}`.trim();
    case 'timeout':
      return t('payment.phase.timeout.hint');
    case 'refunded':
      return t('payment.phase.refunded.hint');
    case 'working':
    case 'asking':
    case 'issuer':
    case 'captured':
      return undefined;
  }
}
