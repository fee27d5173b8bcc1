import { say } from './say.ts';

/** The names of one person, in form order. */
function personLabels<W extends 'groom' | 'bride'>(who: W) {
  const named = (field: string) => say(`register.${who}.field`, { field });
  return {
    [`${who}LastName`]: named(say('register.lastName')),
    [`${who}FirstName`]: named(say('register.firstName')),
    [`${who}LastNameKana`]: named(say('register.lastNameKana')),
    [`${who}FirstNameKana`]: named(say('register.firstNameKana')),
    [`${who}LastNameRoman`]: named(say('register.lastNameRoman')),
    [`${who}FirstNameRoman`]: named(say('register.firstNameRoman')),
  };
}

/** The fields of the registration in form order, each with its label, for the summary of errors. */
export function registrationLabels(): Readonly<Record<string, string>> {
  return {
    facilityId: say('register.facility'),
    hallName: say('register.hall'),
    dateTime: say('register.dateTime'),
    ...personLabels('groom'),
    ...personLabels('bride'),
    email: say('register.email'),
    'depositAccount.bankName': say('register.bank.name'),
    'depositAccount.bankNumber': say('register.bank.number'),
    'depositAccount.branchName': say('register.bank.branch'),
    'depositAccount.branchNumber': say('register.bank.branchNumber'),
    'depositAccount.bankNameKana': say('register.bank.nameKana'),
    'depositAccount.branchNameKana': say('register.bank.branchKana'),
    'depositAccount.type': say('register.bank.type'),
    'depositAccount.accountNumber': say('register.bank.accountNumber'),
    'depositAccount.accountHolder': say('register.bank.holder'),
    isAgreed: say('register.agree'),
  };
}
