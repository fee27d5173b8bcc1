export { PaymentSettingForm } from './payment-setting-form.tsx';
export { paymentSettingHelp } from './payment-setting-help.ts';
