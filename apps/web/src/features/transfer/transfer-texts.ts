import { type TransferReason, transferReasonText } from '@kotohogi/contract/texts/transfer-reason';
import type { TransferOverview, TransferRow } from '@kotohogi/contract/transfer';
import { OPEN_TRANSFER_STATES } from '@kotohogi/domain/transfer/types';
import { clockText, joinedText, noteText, yearDateText } from '../../shell/formats.office.ts';
import { yenText } from '../../shell/formats.ts';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { t } from './t.ts';

/** An account as staff see it: masked. */
export type ShownAccount = NonNullable<TransferRow['account']>;

/** The bank, the branch, the account and its holder, a line each. */
export const accountLines = (account: ShownAccount): readonly string[] => [
  account.bankName + noteText(account.bankNumber),
  account.branchName + noteText(account.branchNumber),
  joinedText('facts', [t(`transfer.account.type.${account.type}`), account.maskedAccountNumber]),
  account.accountHolder,
];

/** The account on one line. */
export const accountText = (account: ShownAccount): string =>
  joinedText('facts', [account.bankName, account.branchName, account.maskedAccountNumber, account.accountHolder]);

/** Day and time, to the second. */
export const momentText = (at: number): string => `${yearDateText(at)} ${clockText(at)}`;

/** Which amount a transfer is: the fixed one, or a supplement. */
export const numberText = (number: number): string =>
  number === 0 ? t('transfer.number.0') : t('transfer.number.more', { number });

/** Why a transfer ended: words, or the result code of the bank. */
export const reasonText = (why: TransferReason): string => transferReasonText(why, currentLanguage());

/** The transfer that has not ended yet. */
export const openTransfer = ({ transfers }: Pick<TransferOverview, 'transfers'>): TransferRow | undefined =>
  transfers.find(({ state }) => OPEN_TRANSFER_STATES.some(open => open === state));

/** Whether an order that awaits approval still has the amount that is due; otherwise it can only be canceled. */
export const isSameAmount = ({ due }: TransferOverview, { amountYen }: TransferRow): boolean =>
  due?.amountYen === amountYen;

/** Why an order that awaits approval can only be canceled. */
export const amountChangedText = ({ due }: TransferOverview): string =>
  due === null ? t('transfer.awaiting.amount.none') : t('transfer.awaiting.amount', { amount: yenText(due.amountYen) });
