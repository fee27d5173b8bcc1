import { attempt } from '../../shell/form/kept.ts';
import { EMPTY_BANK, EMPTY_REGISTRATION, type RegistrationValues } from './registration.ts';

const DRAFT = 'kotohogi-register';
const RECEIPT = 'kotohogi-registered';

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Takes the texts of a form out of what was kept, whoever wrote it; what is not of the form is passed over. */
function textsOf<T extends object>(empty: T, kept: Readonly<Record<string, unknown>>): T {
  const texts = Object.entries(empty).map(([name, value]) => {
    const found = kept[name];
    return [name, typeof value === 'string' && typeof found === 'string' ? found : value];
  });
  return { ...empty, ...Object.fromEntries(texts) };
}

/** Reads a kept registration. The agreement is asked for anew. */
export function readDraftText(stored: string): RegistrationValues {
  const kept = record(attempt(() => JSON.parse(stored)));
  const { facilityId, depositAccount } = kept;
  const bank = record(depositAccount);
  return {
    ...textsOf(EMPTY_REGISTRATION, kept),
    facilityId: typeof facilityId === 'number' ? facilityId : null,
    depositAccount:
      typeof depositAccount === 'object' && depositAccount !== null
        ? { ...textsOf(EMPTY_BANK, bank), type: bank.type === 2 ? 2 : 1 }
        : null,
  };
}

/** The text a registration is kept as: all but the number of the account, which nobody else at this device need read. */
export function draftText(values: RegistrationValues): string {
  const { depositAccount } = values;
  return JSON.stringify({
    ...values,
    depositAccount: depositAccount === null ? null : { ...depositAccount, accountNumber: '' },
  });
}

/** The registration somebody began on this device; undefined when there is none. */
export function readDraft(): RegistrationValues | undefined {
  const stored = attempt(() => localStorage.getItem(DRAFT));
  return stored ? readDraftText(stored) : undefined;
}

/** Keeps a registration that is being written. */
export function keepDraft(values: RegistrationValues): void {
  attempt(() => localStorage.setItem(DRAFT, draftText(values)));
}

/** Forgets it: it has been sent, or somebody wishes so. */
export function eraseDraft(): void {
  attempt(() => localStorage.removeItem(DRAFT));
}

/** What the page after a registration tells. */
export interface Receipt {
  readonly facilityName: string;
  readonly facilityPhone: string;
  readonly facilityHours: string;
  readonly answerBy: string;
  readonly email: string;
}

/** Hands what was answered on to the page that says so, for as long as the tab lives. */
export function keepReceipt(receipt: Receipt): void {
  attempt(() => sessionStorage.setItem(RECEIPT, JSON.stringify(receipt)));
}

/** What was answered; undefined in a tab that has sent nothing. */
export function readReceipt(): Receipt | undefined {
  const stored = attempt(() => sessionStorage.getItem(RECEIPT));
  if (!stored) return undefined;
  const kept = record(attempt(() => JSON.parse(stored)));
  const empty: Receipt = { facilityName: '', facilityPhone: '', facilityHours: '', answerBy: '', email: '' };
  const receipt = textsOf(empty, kept);
  return /^\d{4}-\d{2}-\d{2}$/.test(receipt.answerBy) ? receipt : undefined;
}
