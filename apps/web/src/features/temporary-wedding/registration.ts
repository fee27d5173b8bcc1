import type { BankAccountType } from '@kotohogi/domain/temporary-wedding/types';
import type { RegistrationBody } from './api.ts';

/** The account for gift money, as the form holds it. */
export interface BankValues {
  bankName: string;
  bankNameKana: string;
  bankNumber: string;
  branchName: string;
  branchNameKana: string;
  branchNumber: string;
  type: BankAccountType;
  accountNumber: string;
  accountHolder: string;
}

/** The values of the registration form. */
export interface RegistrationValues {
  facilityId: number | null;
  hallName: string;
  /** `yyyy-MM-ddTHH:mm` in Japan, the format of the date-time field. */
  dateTime: string;
  email: string;
  groomLastName: string;
  groomFirstName: string;
  groomLastNameKana: string;
  groomFirstNameKana: string;
  groomLastNameRoman: string;
  groomFirstNameRoman: string;
  brideLastName: string;
  brideFirstName: string;
  brideLastNameKana: string;
  brideFirstNameKana: string;
  brideLastNameRoman: string;
  brideFirstNameRoman: string;
  /** Null: to be provided later. */
  depositAccount: BankValues | null;
  isAgreed: boolean;
}

export const EMPTY_BANK: BankValues = {
  bankName: '',
  bankNameKana: '',
  bankNumber: '',
  branchName: '',
  branchNameKana: '',
  branchNumber: '',
  type: 1,
  accountNumber: '',
  accountHolder: '',
};

export const EMPTY_REGISTRATION: RegistrationValues = {
  facilityId: null,
  hallName: '',
  dateTime: '',
  email: '',
  groomLastName: '',
  groomFirstName: '',
  groomLastNameKana: '',
  groomFirstNameKana: '',
  groomLastNameRoman: '',
  groomFirstNameRoman: '',
  brideLastName: '',
  brideFirstName: '',
  brideLastNameKana: '',
  brideFirstNameKana: '',
  brideLastNameRoman: '',
  brideFirstNameRoman: '',
  depositAccount: null,
  isAgreed: false,
};

/** The request body; undefined while no venue is selected. */
export function toBody(values: RegistrationValues, isDuplicateConfirmed: boolean): RegistrationBody | undefined {
  const { facilityId, dateTime, ...rest } = values;
  if (facilityId === null) return undefined;
  return {
    ...rest,
    facilityId,
    dateTime: dateTime.replace('T', ' '),
    ...(isDuplicateConfirmed ? { isDuplicateConfirmed } : {}),
  };
}
