import type { ja } from './messages.ja.ts';

/** Texts of contracts with the payment gateway, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'paymentSetting.card': 'Contract with the payment gateway',
  'paymentSetting.environment': 'Environment',
  'paymentSetting.environment.test': 'Test',
  'paymentSetting.environment.test.hint': 'No one is charged. Use it to try things out.',
  'paymentSetting.environment.production': 'Production',
  'paymentSetting.environment.production.hint': 'Gifts and recordings are charged for real.',
  'paymentSetting.shopId': 'Shop ID',
  'paymentSetting.shopId.hint': 'Up to 13 letters and digits, from your contract with the gateway.',
  'paymentSetting.shopPass': 'Shop password',
  'paymentSetting.shopPass.hint': 'Up to 10 characters. Once saved, it is not shown to anyone.',
  'paymentSetting.shopPass.kept': 'A password is saved. Enter one only to replace it.',
  'paymentSetting.test': 'Test the connection',
  'paymentSetting.test.busy': 'Contacting the gateway',
  'paymentSetting.result.works': 'The connection works',
  'paymentSetting.result.works.text':
    'Payments can be taken with this shop ID and password. Testing alone saves nothing.',
  'paymentSetting.result.refused': 'The shop ID or the password is wrong',
  'paymentSetting.result.refused.text':
    'This environment has no shop with this ID and password. The gateway does not say which of the two is wrong.',
  'paymentSetting.result.unreachable': 'The gateway is not responding',
  'paymentSetting.result.unreachable.text': 'Please test again later. What you typed is still here.',
  'paymentSetting.saved': 'The connection works, and the settings have been saved.',
  'paymentSetting.saved.untested':
    'The settings have been saved. The gateway did not respond, so they have not been tested yet.',
  'paymentSetting.state.none': 'The contract with the gateway has not been entered yet',
  'paymentSetting.state.none.text': 'This venue cannot take gift money or sell recordings until you enter it.',
  'paymentSetting.state.untested': 'The connection has not been tested yet',
  'paymentSetting.state.untested.text':
    'Press “Test the connection” to ask the gateway. Please make sure that it works before the first ceremony.',
  'paymentSetting.state.tested': 'The connection worked on {at}',
  'paymentSetting.state.test': 'This is the test environment: no one is charged.',
  'paymentSetting.state.production': 'This is the production environment: payments are real.',
  'paymentSetting.help.what': 'The contract that lets the venue take payments for gifts and recordings.',
  'paymentSetting.help.who': 'Managers and administrators of the company can see it; administrators can change it.',
  'paymentSetting.help.next':
    'New payments use what you save. The shop cannot be changed while payments are in progress.',
};
