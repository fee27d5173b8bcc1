import type { GmoSetting } from '@kotohogi/contract/payment-setting';
import type { MerchantCheck } from '@kotohogi/domain/payment-setting/decide';
import { Alert } from '@kotohogi/ui/alert';
import { dateTimeText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** Whether payments work with the stored contract. */
export function SettingState({ setting }: { readonly setting: GmoSetting }) {
  const { shopId, hasPassword, environment, testedAt } = setting;
  if (shopId === '' || !hasPassword) {
    return (
      <Alert tone="warn" title={t('paymentSetting.state.none')}>
        {t('paymentSetting.state.none.text')}
      </Alert>
    );
  }
  if (testedAt === null) {
    return (
      <Alert tone="warn" title={t('paymentSetting.state.untested')}>
        {t('paymentSetting.state.untested.text')}
      </Alert>
    );
  }
  return (
    <Alert tone="ok" title={t('paymentSetting.state.tested', { at: dateTimeText(testedAt) })}>
      {t(`paymentSetting.state.${environment}`)}
    </Alert>
  );
}

const TONES = { works: 'ok', refused: 'bad', unreachable: 'warn' } as const;

/** The result of a test in words; announced when it arrives. */
export function TestResult({ result }: { readonly result: MerchantCheck | undefined }) {
  if (result === undefined) return null;
  return (
    <Alert tone={TONES[result]} isLive title={t(`paymentSetting.result.${result}`)}>
      {t(`paymentSetting.result.${result}.text`)}
    </Alert>
  );
}
