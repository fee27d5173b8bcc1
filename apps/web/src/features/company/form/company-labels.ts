import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja } from '../messages.ja.ts';
import type { CompanyForm } from './company-form.ts';

const t = textsOf<typeof ja>();

/** The fields of the company forms in form order, each with its label. */
export function companyLabels() {
  return {
    name: t('company.field.name'),
    accountId: t('company.field.accountId'),
    contractNumber: t('company.field.contractNumber'),
    lawLink: t('company.field.lawLink'),
    privacyPolicyLink: t('company.field.privacyPolicyLink'),
    termsLink: t('company.field.termsLink'),
    faqLink: t('company.field.faqLink'),
    guideLink: t('company.field.guideLink'),
    copyrightName: t('company.field.copyrightName'),
  } as const satisfies Record<keyof CompanyForm, string>;
}
