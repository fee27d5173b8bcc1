import type { OwnPayment } from '@kotohogi/contract/payment';
import { isWallet, type Wallet } from '@kotohogi/domain/payment/types';
import { textsOf } from '../../shell/i18n/text.ts';
import { CardSummary } from './card-summary.tsx';
import type { EnteredCard } from './card-token.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The payment method: a card that was entered, or a wallet's own page. */
export type PaymentMethod = { readonly payType: 'CREDIT'; readonly card: EnteredCard } | { readonly payType: Wallet };

/** The payment method in displayable form: the card's last digits, or the wallet's name. */
export function PaymentMethodSummary({ payType, ...card }: Pick<OwnPayment, 'payType' | 'cardBrand' | 'maskedCardNo'>) {
  return isWallet(payType) ? t(`payment.method.${payType}`) : <CardSummary {...card} />;
}
