import type { ja } from './messages.ja.ts';

/** Texts of companies, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'company.list': 'Companies',
  'company.name': 'Company',
  'company.accountId': 'Account ID',
  'company.contractNumber': 'Contract no.',
  'company.facilities': 'Venues',
  'company.filter.name': 'Name or account ID',
  'company.filter.name.hint': 'Part of either is enough',
  'company.empty': 'No companies yet',
  'company.empty.hint': 'Add the first company with “Add company”.',
  'company.empty.filtered': 'Try a different search.',
  'company.created': '{name} has been added.',
  'company.saved': 'The changes have been saved.',
  'company.remove': 'Delete company',
  'company.remove.words':
    'The people of this company will no longer be able to sign in. Its account ID and contract number cannot be used again.',
  'company.card.basics': 'Basics',
  'company.card.footer': 'Footer',
  'company.card.footer.aside': 'Shown at the bottom of the pages of guests and couples',
  'company.field.name': 'Company name',
  'company.field.accountId': 'Account ID',
  'company.field.accountId.hint':
    'Part of the address of its pages. At least 3 lowercase letters, digits, hyphens or underscores.',
  'company.field.accountId.fixed': 'It cannot be changed, because a wedding has published its invitation.',
  'company.field.contractNumber': 'Contract number',
  'company.field.contractNumber.hint': '1 to 9999, different for each company.',
  'company.field.lawLink': 'Legal notice',
  'company.field.lawLink.hint': 'Required by law where recordings are sold or gift money is accepted.',
  'company.field.privacyPolicyLink': 'Privacy policy',
  'company.field.termsLink': 'Terms of use',
  'company.field.faqLink': 'FAQ',
  'company.field.guideLink': 'Guide',
  'company.field.copyrightName': 'Copyright holder',
  'company.field.copyrightName.hint': 'If it is empty, the name of the service is shown.',
  'company.help.list.what': 'Search companies, and add, change or delete them.',
  'company.help.list.who': 'Platform managers and administrators can change companies. Other roles can only view them.',
  'company.help.list.next':
    'Select a company to see its details and venues. Invite an administrator for a new company on the users page.',
  'company.help.new.what': 'Add a company. Name, contract number and account ID are required.',
  'company.help.new.who': 'Only platform managers and administrators can add companies.',
  'company.help.new.next': 'The company appears in the list. Invite its administrator next.',
  'company.help.record.what': 'View and edit a company. Its venues are listed below.',
  'company.help.record.who':
    'Platform managers and administrators can change companies. Other roles can only view them.',
  'company.help.record.next': 'Saved footer links appear at once on the pages of guests and couples.',
  'company.help.settings.what':
    'Change the name of the company, and the links in the footer of its guests’ and couples’ pages.',
  'company.help.settings.who': 'Company managers and administrators can change them. Other roles can only view them.',
  'company.help.settings.next':
    'Changes appear at once. To change the account ID or the contract number, please contact the platform.',
  'company.help.home.what': 'The company’s venues, and the streams of today’s ceremonies.',
  'company.help.home.who': 'Every role of the company. The page shows nothing about couples or guests.',
  'company.help.home.next': 'Select a venue to open its pages.',
};
