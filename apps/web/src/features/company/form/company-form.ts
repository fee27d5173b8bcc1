import type { CompanyRecord } from '@kotohogi/contract/company';

/** The values of the forms of a company. `null` is an empty number. */
export interface CompanyForm {
  readonly name: string;
  readonly accountId: string;
  readonly contractNumber: number | null;
  readonly privacyPolicyLink: string;
  readonly termsLink: string;
  readonly lawLink: string;
  readonly faqLink: string;
  readonly guideLink: string;
  readonly copyrightName: string;
}

/** An empty form. */
export const NEW_COMPANY: CompanyForm = {
  name: '',
  accountId: '',
  contractNumber: null,
  privacyPolicyLink: '',
  termsLink: '',
  lawLink: '',
  faqLink: '',
  guideLink: '',
  copyrightName: '',
};

/** The form values of a company. */
export function formOf(record: CompanyRecord): CompanyForm {
  return {
    name: record.name,
    accountId: record.accountId,
    contractNumber: record.contractNumber,
    privacyPolicyLink: record.privacyPolicyLink,
    termsLink: record.termsLink,
    lawLink: record.lawLink,
    faqLink: record.faqLink,
    guideLink: record.guideLink,
    copyrightName: record.copyrightName,
  };
}

/** The text of a field's value. */
export const companyValueText = (name: keyof CompanyForm, values: CompanyForm): string => String(values[name] ?? '');
