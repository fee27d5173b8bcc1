import type { FacilityRecord } from '@kotohogi/contract/facility';
import type { AggregateArea } from '@kotohogi/domain/wedding/types';

/** The values of the forms of a facility. `null` is an empty number. */
export interface FacilityForm {
  readonly name: string;
  readonly accountId: string;
  readonly contractNumber: number | null;
  /** A share: 0.05 is 5 %. */
  readonly commissionRate: number | null;
  readonly homepage: string;
  readonly contactPhone: string;
  readonly contactHours: string;
  readonly weddingAggregateArea: AggregateArea;
  readonly throwMoneyEnabled: boolean;
  readonly sellArchiveVideo: boolean;
  readonly archiveVideoAmount: number | null;
  readonly paymentErrorEmails: string;
  readonly paymentFixedEmails: string;
  readonly preRegistration: boolean;
  readonly questionnaireUrl: string;
  readonly transferApproval: boolean;
}

/** An empty form. */
export const NEW_FACILITY: FacilityForm = {
  name: '',
  accountId: '',
  contractNumber: null,
  commissionRate: null,
  homepage: '',
  contactPhone: '',
  contactHours: '',
  weddingAggregateArea: 'na',
  throwMoneyEnabled: false,
  sellArchiveVideo: false,
  archiveVideoAmount: 0,
  paymentErrorEmails: '',
  paymentFixedEmails: '',
  preRegistration: false,
  questionnaireUrl: '',
  transferApproval: false,
};

/** Addresses as the field shows them, and as the API separates them. */
const shownAddresses = (text: string) => text.split(',').join(', ');

/** The form values of a facility. */
export function formOf(record: FacilityRecord): FacilityForm {
  return {
    name: record.name,
    accountId: record.accountId,
    contractNumber: record.contractNumber,
    commissionRate: record.commissionRate,
    homepage: record.homepage,
    contactPhone: record.contactPhone,
    contactHours: record.contactHours,
    weddingAggregateArea: record.weddingAggregateArea,
    throwMoneyEnabled: record.throwMoneyEnabled,
    sellArchiveVideo: record.sellArchiveVideo,
    archiveVideoAmount: record.archiveVideoAmount,
    paymentErrorEmails: shownAddresses(record.paymentErrorEmails),
    paymentFixedEmails: shownAddresses(record.paymentFixedEmails),
    preRegistration: record.preRegistration,
    questionnaireUrl: record.questionnaireUrl,
    transferApproval: record.transferApproval,
  };
}
