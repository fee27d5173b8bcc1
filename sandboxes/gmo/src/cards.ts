/** How a card behaves on the issuer's page of 3-D Secure 2. */
export type ThreeDsPlan = 'frictionless' | 'challenge' | 'attempted' | 'failed' | 'rejected' | 'unavailable';

/** What is stored of a card: its behavior, never its number. `refusal` is an ErrInfo. */
export interface CardPlan {
  readonly mask: string;
  readonly expire: string;
  readonly threeDs: ThreeDsPlan;
  /** Refused before authentication: a wrong number, an expired card. */
  readonly invalid?: string;
  /** Refused by the issuer or the network at settlement. */
  readonly refusal?: string;
}

/** The test environment approves these although their check digit is wrong (docs/product/gateway.md#test-cards). */
const APPROVED = ['5111111111111111', '2111111111111111', '3111111111111111'];

/** Cards of the 3-D Secure 2 test set; every other card is authenticated without a challenge. */
const THREE_DS_CARDS: Readonly<Record<string, ThreeDsPlan>> = {
  '4100000000000100': 'frictionless',
  '4100000000005000': 'challenge',
  '4100000000100009': 'attempted',
  '4100000000300005': 'failed',
  '4100000000400003': 'unavailable',
  '4100000000500000': 'rejected',
  '4100000000600008': 'frictionless',
  '5100000000000107': 'frictionless',
  '5100000000005007': 'challenge',
  '3528000000000106': 'frictionless',
  '3528000000005006': 'challenge',
};

/** The declines that a card number can select: 4999 0000 0000 00NN → 42GNN0000, 5999 0000 0000 00NN → 42CNN0000. */
const BY_FORMULA: Readonly<Record<string, { readonly letter: string; readonly codes: ReadonlySet<string> }>> = {
  '4': { letter: 'G', codes: spread('02-05,12,22,30,42,44,45,54-56,60,61,65,67-81,83,95-99') },
  '5': { letter: 'C', codes: spread('01,03,12-15,50,51,53-58,60,70-78') },
};

function spread(ranges: string): ReadonlySet<string> {
  const codes = new Set<string>();
  for (const range of ranges.split(',')) {
    const [from = '', to = from] = range.split('-');
    for (let code = Number(from); code <= Number(to); code += 1) codes.add(String(code).padStart(2, '0'));
  }
  return codes;
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function refusalByFormula(cardNo: string): string | undefined {
  const [, brand = '', code = ''] = /^([45])9990000000000(\d\d)$/.exec(cardNo) ?? [];
  const rule = BY_FORMULA[brand];
  return rule?.codes.has(code) ? `42${rule.letter}${code}0000` : undefined;
}

function invalidityOf(cardNo: string): string | undefined {
  if (!/^[2-6]/.test(cardNo)) return 'E41170002';
  return passesLuhn(cardNo) || APPROVED.includes(cardNo) ? undefined : 'E41170099';
}

/** `************1111`: one asterisk for each digit before the last four. */
export function maskOf(cardNo: string): string {
  return cardNo.slice(-4).padStart(cardNo.length, '*');
}

/** The behavior of a card. `expire` is YYMM; the issuer declines an expired card as such (42G83). */
export function planOf(cardNo: string, expire: string, thisMonth: string): CardPlan {
  const byFormula = refusalByFormula(cardNo);
  const refusal = byFormula ?? (expire < thisMonth ? '42G830000' : undefined);
  const invalid = byFormula === undefined ? invalidityOf(cardNo) : undefined;
  return {
    mask: maskOf(cardNo),
    expire,
    threeDs: THREE_DS_CARDS[cardNo] ?? 'frictionless',
    ...(invalid !== undefined && { invalid }),
    ...(refusal !== undefined && { refusal }),
  };
}
