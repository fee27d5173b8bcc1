import { t } from './t.ts';

/** The names of one person, in form order. */
function personLabels<W extends 'groom' | 'bride'>(who: W) {
  const named = (field: string) => t(`register.${who}.field`, { field });
  return {
    [`${who}LastName`]: named(t('register.lastName')),
    [`${who}FirstName`]: named(t('register.firstName')),
    [`${who}LastNameKana`]: named(t('register.lastNameKana')),
    [`${who}FirstNameKana`]: named(t('register.firstNameKana')),
    [`${who}LastNameRoman`]: named(t('register.lastNameRoman')),
    [`${who}FirstNameRoman`]: named(t('register.firstNameRoman')),
  };
}

/** The fields of the registration in form order, each with its label, for the summary of errors. */
export function registrationLabels(): Readonly<Record<string, string>> {
  return {
    facilityId: t('register.facility'),
    hallName: t('register.hall'),
    dateTime: t('register.dateTime'),
    ...personLabels('groom'),
    ...personLabels('bride'),
    email: t('register.email'),
    'depositAccount.bankName': t('register.bank.name'),
    'depositAccount.bankNumber': t('register.bank.number'),
    'depositAccount.branchName': t('register.bank.branch'),
    'depositAccount.branchNumber': t('register.bank.branchNumber'),
    'depositAccount.bankNameKana': t('register.bank.nameKana'),
    'depositAccount.branchNameKana': t('register.bank.branchKana'),
    'depositAccount.type': t('register.bank.type'),
    'depositAccount.accountNumber': t('register.bank.accountNumber'),
    'depositAccount.accountHolder': t('register.bank.holder'),
    isAgreed: t('register.agree'),
  };
}
