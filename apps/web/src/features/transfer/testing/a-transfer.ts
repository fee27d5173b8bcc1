import type { TransferOverview, TransferRow } from '@kotohogi/contract/transfer';
import { after, DAY_MS, instant } from '@kotohogi/domain/kernel/instant';

/** When the amount is fixed. */
export const FIXED_AT = instant(Date.UTC(2026, 10, 24, 15));

const ACCOUNT = {
  ...{ bankName: 'みずほ銀行', bankNumber: '0001', branchName: '鎌倉支店', branchNumber: '123' },
  ...({ type: 1, maskedAccountNumber: '****567', accountHolder: 'ﾀｶﾊｼ ﾊﾙﾄ' } as const),
};

const NAME = { lastName: '高橋', firstName: '陽翔', lastNameRoman: 'Takahashi', firstNameRoman: 'Haruto' };

/** An overview of a wedding whose fixed amount can be ordered now. */
export const DUE: TransferOverview = {
  couple: [NAME, { ...NAME, firstName: '結衣', firstNameRoman: 'Yui' }],
  ...{ fixedAt: FIXED_AT, frozen: { amountYen: 342_000, leftOut: 0 }, payableYen: 342_000, claimYen: 0 },
  ...{ due: { number: 0, amountYen: 342_000 }, blockedBy: null, needsApproval: false },
  ...{ account: { ...ACCOUNT, version: 2 }, transfers: [], claims: [] },
};

/** A transfer of the fixed amount that was ordered a day later. */
export const ORDERED: TransferRow = {
  ...({ id: 7, number: 0, attempt: 1, amountYen: 342_000, state: 'ordered' } as const),
  ...{ orderedAt: after(FIXED_AT, DAY_MS), endedAt: null, account: ACCOUNT, orderedBy: '森 恵子' },
  ...{
    approvedBy: '',
    approvedAt: null,
    endedBy: '',
    reason: '',
    resultCode: '',
    accountVersion: 2,
    mayApprove: false,
  },
};

/** The overview while a transfer is open. */
export const withOpen = (row: TransferRow, more: Partial<TransferOverview> = {}): TransferOverview => ({
  ...DUE,
  ...{ blockedBy: 'transfer_open', transfers: [row], needsApproval: row.state === 'awaiting-approval' },
  ...more,
});

/** An order that another person made, and that the reader may approve. */
export const AWAITING: TransferRow = { ...ORDERED, state: 'awaiting-approval', mayApprove: true };
