import type { ja } from './messages.ja.ts';

/** Texts of the platform's settings, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'platformSetting.card': 'Addresses of the platform',
  'platformSetting.email': 'Email address of the platform',
  'platformSetting.email.hint': 'Gets the alarms below when no address is set for them anywhere.',
  'platformSetting.emergencyDestination': 'Emergency stops go to',
  'platformSetting.emergencyDestination.hint':
    'Notified when staff stop a stream in an emergency; the venue is notified too. Up to 10 addresses, separated by commas. {empty}',
  'platformSetting.liveErrorDestination': 'Streaming errors go to',
  'platformSetting.liveErrorDestination.hint':
    'Notified when a stream has had no picture for ten minutes, or when a recording fails. Up to 10 addresses, separated by commas. {empty}',
  'platformSetting.empty': 'If empty, the email address of the platform is notified.',
  'platformSetting.empty.environment': 'If empty, {addresses} is notified, as configured on the server.',
  'platformSetting.issuer': 'Issuer of invoices',
  'platformSetting.issuer.en.hint': 'Shown on English invoices. If empty, the Japanese text is shown.',
  'platformSetting.issuerName': 'Name',
  'platformSetting.issuerNameEn': 'Name in English',
  'platformSetting.issuerAddress': 'Address',
  'platformSetting.issuerAddressEn': 'Address in English',
  'platformSetting.registrationNumber': 'Registration number',
  'platformSetting.registrationNumber.hint': 'Of the issuer of qualified invoices: T and 13 digits.',
  'platformSetting.issuerBank': 'Bank account for the commission',
  'platformSetting.issuerBank.hint': 'Please enter bank, branch, type, number and holder of the account.',
  'platformSetting.issuerBankEn': 'Bank account in English',
  'platformSetting.invoiceDueRule': 'Payment due',
  'platformSetting.invoiceDueRule.hint': 'If that is less than 14 days after the issue, the end of the month after it.',
  'platformSetting.invoiceDueRule.next-month-end': 'End of the next month',
  'platformSetting.invoiceDueRule.second-month-end': 'End of the second month',
  'platformSetting.saved': 'The settings have been saved.',
  'platformSetting.help.what':
    'Who on the platform is notified of emergency stops and streaming errors, and who issues the invoices.',
  'platformSetting.help.who': 'Administrators can change it. Finance managers and viewers can only view it.',
  'platformSetting.help.next':
    'The next alarm goes to the new addresses. There is at most one email in ten minutes about the same wedding.',
};
