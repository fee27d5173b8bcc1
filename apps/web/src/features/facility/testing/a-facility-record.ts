import type { FacilityRecord } from '@kotohogi/contract/facility';
import { instant } from '@kotohogi/domain/kernel/instant';

/** A facility as the API returns it to its company. */
export const aFacilityRecord = (changes: Partial<FacilityRecord> = {}): FacilityRecord => ({
  id: 11,
  name: 'ホテル・ルミエール軽井沢',
  accountId: 'karuizawa',
  contractNumber: 12,
  commissionRate: 0.05,
  homepage: '',
  contactPhone: '',
  contactHours: '',
  archiveVideoAmount: 5500,
  sellArchiveVideo: true,
  throwMoneyEnabled: true,
  paymentErrorEmails: '',
  paymentFixedEmails: '',
  questionnaireUrl: '',
  weddingAggregateArea: 'na',
  preRegistration: false,
  transferApproval: false,
  isAccountIdFixed: false,
  version: 1,
  createdAt: instant(0),
  updatedAt: instant(0),
  ...changes,
});
