/** When an invoice is due: the last day of the first or the second month after the billed one. */
export const DUE_RULES = ['next-month-end', 'second-month-end'] as const;
export type DueRule = (typeof DUE_RULES)[number];

/** Who issues the platform's invoices (docs/product/platform-setting.md#issuer). An empty English text is not set. */
export interface Issuer {
  readonly issuerName: string;
  readonly issuerNameEn: string;
  readonly issuerAddress: string;
  readonly issuerAddressEn: string;
  /** T and 13 digits. */
  readonly registrationNumber: string;
  readonly issuerBank: string;
  readonly issuerBankEn: string;
  readonly invoiceDueRule: DueRule;
}

const NUMBER = /^T([1-9])(\d{12})$/;

/**
 * Whether a text is the registration number of an issuer of qualified invoices: T, a check digit, and 12 digits. The
 * check digit is 9 minus the remainder by 9 of the digits' sum, every second one from the right doubled.
 */
export function isRegistrationNumber(text: string): boolean {
  const [, check, base = ''] = NUMBER.exec(text) ?? [];
  const sum = [...base].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 2 : 1), 0);
  return check === String(9 - (sum % 9));
}

/** Whether everything that an invoice must name is set; only the English texts may be missing. */
export const isIssuerComplete = (issuer: Issuer): boolean =>
  [issuer.issuerName, issuer.issuerAddress, issuer.registrationNumber, issuer.issuerBank].every(text => text !== '');
