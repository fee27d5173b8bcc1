import type { PersonName } from '@kotohogi/domain/profile/names';
import { receivedYen, type StatementSums } from '@kotohogi/domain/transfer/statement';
import type { CorrectionShown, TransferShown } from '../payment.ts';
import { dayOfText, figure, type Sheet, yenFigure } from './sheet.ts';
import type { Language } from './texts.ts';

type Account = NonNullable<TransferShown['account']>;

/** The money of a couple at a moment. */
export interface Statement {
  readonly madeAt: number;
  readonly startsAt: number;
  readonly couple: readonly PersonName[];
  readonly issuer: { readonly companyName: string; readonly facilityName: string; readonly phone: string };
  readonly sums: StatementSums;
  /** As a fraction; null if the gifts have several. */
  readonly commissionRate: number | null;
  readonly fixedAt: number;
  readonly isFixed: boolean;
  /** The newest first. */
  readonly transfers: readonly TransferShown[];
  /** The oldest first. */
  readonly corrections: readonly CorrectionShown[];
  /** The account now; undefined without one. */
  readonly account: Account | undefined;
}

const SHOWN_STATES = ['ordered', 'confirmed', 'failed'] as const;

const TEXTS = {
  ja: {
    title: 'ご祝儀の明細書',
    noNames: 'おふたり 様',
    nameOf: ({ lastName, firstName }: PersonName) => `${lastName} ${firstName}`.trim(),
    to: (name: string) => `${name} 様`,
    joint: '　',
    lineLength: 18,
    lead: (day: string) => `${day}現在の、ご祝儀の内訳とお振込みの状況をお知らせいたします。`,
    madeOn: '作成日',
    heldOn: '挙式日',
    phone: (phone: string) => `電話 ${phone}`,
    amount: 'お受け取りになる金額',
    head: ['内容', '件数', '金額（円）'],
    gifts: 'お預かりしたご祝儀',
    commission: (percent: string) => `手数料（ご祝儀の${percent}％）`,
    commissionMixed: '手数料',
    returns: 'ゲストへ返金したご祝儀（手数料を除いた額）',
    correction: (reason: string) => `施設による訂正${reason === '' ? '' : `：${reason}`}`,
    confirmed: 'お振込み済み',
    inFlight: 'お振込みの手続き中',
    payable: 'これからお振込みする金額',
    claim: '施設へお返しいただく金額',
    paidBack: '施設へお返しいただいた金額',
    why: '差し引いたもの',
    commissionWhy: '手数料は、ご祝儀をお預かりしてお届けするサービスの利用料です。ゲストのご負担はありません。',
    returnWhy: '返金したご祝儀に、手数料はかかりません。',
    carried: (count: number) => `このほかに返金した${count}件は、施設が負担しました。おふたりの金額は変わりません。`,
    transfers: 'お振込み',
    notFixed: (day: string) => `${day} 24:00 に金額が決まり、そのあとご登録の口座へお振込みします。`,
    toCome: 'これからご登録の口座へお振込みします。',
    noAccount: 'お振込み先の口座が、まだ登録されていません。お支払いのページからご登録をお願いします。',
    account: 'ご登録の口座',
    types: { 1: '普通', 2: '当座' },
    states: { ordered: 'お手続きしました', confirmed: 'お振込みしました', failed: 'お振込みできませんでした' },
    supplement: '（あとから確認できた分）',
    erased: '口座は消去されました',
    gap: '　',
  },
  en: {
    title: 'Statement of gifts',
    noNames: 'The couple',
    nameOf: (name: PersonName) =>
      `${name.firstNameRoman || name.firstName} ${name.lastNameRoman || name.lastName}`.trim(),
    to: (name: string) => name,
    joint: ' & ',
    lineLength: 34,
    lead: (day: string) => `Your gifts and their transfer, as of ${day}.`,
    madeOn: 'Made on',
    heldOn: 'Ceremony',
    phone: (phone: string) => `Telephone ${phone}`,
    amount: 'You receive',
    head: ['Description', 'Count', 'Amount (JPY)'],
    gifts: 'Gifts from your guests',
    commission: (percent: string) => `Commission (${percent}% of the gifts)`,
    commissionMixed: 'Commission',
    returns: 'Gifts refunded to guests (without commission)',
    correction: (reason: string) => `Correction by the venue${reason === '' ? '' : `: ${reason}`}`,
    confirmed: 'Transferred',
    inFlight: 'Transfer ordered',
    payable: 'Still to be transferred',
    claim: 'To be paid back to the venue',
    paidBack: 'Paid back to the venue',
    why: 'What was deducted',
    commissionWhy:
      'The commission pays for the service that receives the gifts and passes them on to you. Guests pay no fee.',
    returnWhy: 'Refunded gifts bear no commission.',
    carried: (count: number) =>
      `The venue bore the refund of ${count === 1 ? 'one more gift' : `${count} more gifts`}: your amount is the same.`,
    transfers: 'Transfers',
    notFixed: (day: string) => `The amount is fixed at the end of ${day} and transferred to your account after that.`,
    toCome: 'The rest will be transferred to your account.',
    noAccount: 'You have not entered your bank account yet. Please add it on the payment page.',
    account: 'Your account',
    types: { 1: 'ordinary', 2: 'current' },
    states: { ordered: 'Ordered', confirmed: 'Transferred', failed: 'Could not be transferred' },
    supplement: ' (confirmed later)',
    erased: 'account deleted',
    gap: '  ',
  },
} as const;

const accountText = ({ bankName, branchName, type, ...account }: Account, language: Language) =>
  [bankName, branchName, TEXTS[language].types[type], account.maskedAccountNumber, account.accountHolder].join(' ');

function transferText(transfer: TransferShown, language: Language): string {
  const texts = TEXTS[language];
  const { number, amountYen, state, orderedAt, endedAt, account } = transfer;
  const shown = SHOWN_STATES.find(one => one === state) ?? 'ordered';
  const what = `${texts.states[shown]}${number > 0 ? texts.supplement : ''}`;
  const step = [dayOfText(endedAt ?? orderedAt, language), what, yenFigure(amountYen)].join(texts.gap);
  return `${step}\n${texts.gap}${account === null ? texts.erased : accountText(account, language)}`;
}

/** What happens to the rest of the money, and what the couple have to do. */
function nextOf({ sums, isFixed, fixedAt, account }: Statement, language: Language): readonly string[] {
  const texts = TEXTS[language];
  if (sums.payableYen === 0) return [];
  const when = isFixed ? texts.toCome : texts.notFixed(dayOfText(fixedAt - 1, language));
  return [when, account === undefined ? texts.noAccount : `${texts.account}: ${accountText(account, language)}`];
}

function rowsOf({ sums, commissionRate, corrections }: Statement, language: Language): readonly (readonly string[])[] {
  const texts = TEXTS[language];
  const commission =
    commissionRate === null
      ? texts.commissionMixed
      : texts.commission(Number((commissionRate * 100).toFixed(2)).toString());
  return [
    [texts.gifts, figure(sums.gifts), figure(sums.grossYen)],
    [commission, '', figure(0 - sums.commissionYen)],
    ...(sums.returns === 0 ? [] : [[texts.returns, figure(sums.returns), figure(0 - sums.returnedYen)]]),
    ...corrections.map(({ reason, amountYen }) => [texts.correction(reason), '', figure(amountYen)]),
  ];
}

/** Both names on one line if they fit, otherwise one below the other. */
function addresseeOf(names: readonly string[], language: Language): string {
  const { joint, noNames, lineLength } = TEXTS[language];
  if (names.length === 0) return noNames;
  const line = names.join(joint);
  return line.length <= lineLength ? line : names.join('\n');
}

/** The couple's money as a document in one language (docs/product/transfer.md#statement). */
export function statementSheet(statement: Statement, language: Language): Sheet {
  const texts = TEXTS[language];
  const { sums, issuer, couple, madeAt } = statement;
  const names = couple.map(name => texts.nameOf(name)).filter(name => name !== '');
  const places = [
    [texts.confirmed, sums.confirmedYen],
    [texts.inFlight, sums.inFlightYen],
    [texts.payable, sums.payableYen],
    [texts.claim, 0 - sums.claimYen],
    [texts.paidBack, 0 - sums.paidBackYen],
  ] as const;
  return {
    language,
    title: texts.title,
    addressee: [
      addresseeOf(
        names.map(name => texts.to(name)),
        language,
      ),
    ],
    lead: texts.lead(dayOfText(madeAt, language)),
    facts: [
      [texts.madeOn, dayOfText(madeAt, language)],
      [texts.heldOn, dayOfText(statement.startsAt, language)],
    ],
    issuer: {
      name: issuer.facilityName,
      lines: [issuer.companyName, ...(issuer.phone === '' ? [] : [texts.phone(issuer.phone)])],
    },
    amount: [texts.amount, yenFigure(receivedYen(sums))],
    head: texts.head,
    rows: rowsOf(statement, language),
    totals: [
      [texts.amount, yenFigure(receivedYen(sums))],
      ...places.filter(([, yen]) => yen !== 0).map(([label, yen]) => [label, yenFigure(yen)] as const),
    ],
    blocks: [
      {
        title: texts.transfers,
        lines: [
          ...statement.transfers.toReversed().map(transfer => transferText(transfer, language)),
          ...nextOf(statement, language),
        ],
      },
      {
        title: texts.why,
        lines: [
          texts.commissionWhy,
          ...(sums.returns > 0 ? [texts.returnWhy] : []),
          ...(sums.carried > 0 ? [texts.carried(sums.carried)] : []),
        ],
      },
    ].filter(block => block.lines.length > 0),
  };
}
