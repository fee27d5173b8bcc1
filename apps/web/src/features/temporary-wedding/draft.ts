import { attempt } from '../../shell/form/storage.ts';
import { EMPTY_BANK, EMPTY_REGISTRATION, type RegistrationValues } from './registration.ts';

const DRAFT = 'kotohogi-register';
const RECEIPT = 'kotohogi-registered';

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Picks the form's texts from stored data of any source; ignores anything else. */
function textsOf<T extends object>(empty: T, kept: Readonly<Record<string, unknown>>): T {
  const texts = Object.entries(empty).map(([name, value]) => {
    const found = kept[name];
    return [name, typeof value === 'string' && typeof found === 'string' ? found : value];
  });
  return { ...empty, ...Object.fromEntries(texts) };
}

/** Parses a stored registration. The agreement must be given again. */
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

/** Serializes a registration without its account number, which others on this device should not see. */
export function draftText(values: RegistrationValues): string {
  const { depositAccount } = values;
  return JSON.stringify({
    ...values,
    depositAccount: depositAccount === null ? null : { ...depositAccount, accountNumber: '' },
  });
}

/** The draft of a registration on this device; undefined if there is none. */
export function readDraft(): RegistrationValues | undefined {
  const stored = attempt(() => localStorage.getItem(DRAFT));
  return stored ? readDraftText(stored) : undefined;
}

/** Stores the draft of a registration. */
export function storeDraft(values: RegistrationValues): void {
  attempt(() => localStorage.setItem(DRAFT, draftText(values)));
}

/** Deletes the draft: it was sent, or the user asked for it. */
export function eraseDraft(): void {
  attempt(() => localStorage.removeItem(DRAFT));
}

/** The data of the page after a registration. */
export interface Receipt {
  readonly facilityName: string;
  readonly facilityPhone: string;
  readonly facilityHours: string;
  readonly answerBy: string;
  readonly email: string;
}

/** Passes the response to the completion page, for as long as the tab is open. */
export function storeReceipt(receipt: Receipt): void {
  attempt(() => sessionStorage.setItem(RECEIPT, JSON.stringify(receipt)));
}

/** The response; undefined in a tab that has not sent a registration. */
export function readReceipt(): Receipt | undefined {
  const stored = attempt(() => sessionStorage.getItem(RECEIPT));
  if (!stored) return undefined;
  const kept = record(attempt(() => JSON.parse(stored)));
  const empty: Receipt = { facilityName: '', facilityPhone: '', facilityHours: '', answerBy: '', email: '' };
  const receipt = textsOf(empty, kept);
  return /^\d{4}-\d{2}-\d{2}$/.test(receipt.answerBy) ? receipt : undefined;
}
