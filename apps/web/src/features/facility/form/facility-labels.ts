import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja } from '../messages.ja.ts';
import type { FacilityForm } from './facility-form.ts';

const t = textsOf<typeof ja>();

/** The fields of the facility forms in form order, each with its label. */
export function facilityLabels() {
  return {
    name: t('facility.field.name'),
    accountId: t('facility.field.accountId'),
    contractNumber: t('facility.field.contractNumber'),
    commissionRate: t('facility.field.commissionRate'),
    homepage: t('facility.field.homepage'),
    contactPhone: t('facility.field.contactPhone'),
    contactHours: t('facility.field.contactHours'),
    weddingAggregateArea: t('facility.field.weddingAggregateArea'),
    throwMoneyEnabled: t('facility.field.throwMoneyEnabled'),
    sellArchiveVideo: t('facility.field.sellArchiveVideo'),
    archiveVideoAmount: t('facility.field.archiveVideoAmount'),
    paymentErrorEmails: t('facility.field.paymentErrorEmails'),
    paymentFixedEmails: t('facility.field.paymentFixedEmails'),
    preRegistration: t('facility.field.preRegistration'),
    questionnaireUrl: t('facility.field.questionnaireUrl'),
    transferApproval: t('facility.field.transferApproval'),
  } as const satisfies Record<keyof FacilityForm, string>;
}
