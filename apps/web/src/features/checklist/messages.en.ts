import type { ja } from './messages.ja.ts';

/** Texts of the first-run checklists, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'checklist.progress': '{done} of {total} done',
  'checklist.dismiss': 'Hide this list',
  'checklist.done': '(done)',
  'checklist.go': 'Open',
  'checklist.facility': 'Before your first ceremony',
  'checklist.facility.hall': 'Add a hall',
  'checklist.facility.hall.text': 'Its design is used for invitations and guest pages.',
  'checklist.facility.contact': 'Enter the phone number and opening hours',
  'checklist.facility.contact.text': 'They appear at the end of emails to couples and guests.',
  'checklist.facility.addresses': 'Enter who receives notifications',
  'checklist.facility.addresses.text': 'They are notified of emergency stops and payments.',
  'checklist.facility.gateway': 'Check the contract with the payment gateway',
  'checklist.facility.gateway.text': 'Your company enters the contract and tests the connection.',
  'checklist.facility.streaming': 'Invite someone to run the stream',
  'checklist.facility.streaming.text': 'An administrator of the venue invites them under “Users”.',
  'checklist.facility.wedding': 'Add the first wedding',
  'checklist.facility.wedding.text': 'The couple then receives an email with the first steps.',
  'checklist.company': 'To get started',
  'checklist.company.facility': 'Add your first venue',
  'checklist.company.facility.text': 'You need its name, account ID, contract number and commission rate.',
  'checklist.company.administrator': 'Invite an administrator for the venue',
  'checklist.company.administrator.text': 'Invite them under “Users” and choose the venue.',
  'checklist.company.gateway': 'Enter the contract with the payment gateway',
  'checklist.company.gateway.text': 'Enter and test it under “Payment settings” on the venue’s page.',
};
