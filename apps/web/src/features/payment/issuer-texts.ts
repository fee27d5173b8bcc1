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
export function failedText(payType: PaymentMethod): string {
  return isWallet(payType) ? t('payment.phase.failed.wallet', nameOf(payType)) : t('payment.phase.failed.hint');
}
