import { giftForm } from '@kotohogi/contract/schemas/gift';
import { amountHint } from '@kotohogi/domain/gift/amount-hint';
import { GIFT_AMOUNT_CHOICES, GIFT_MESSAGE_MAX_LENGTH } from '@kotohogi/domain/gift/types';
import { Button } from '@kotohogi/ui/button';
import { Checkbox } from '@kotohogi/ui/checkbox';
import { MoneyField } from '@kotohogi/ui/money-field';
import { RadioChips } from '@kotohogi/ui/radio-chips';
import { TextArea } from '@kotohogi/ui/text-area';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useContractForm, useField, useTextField } from '../../shell/form/contract-form.ts';
import { yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './gift-flow.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The values of the first step. */
export interface GiftValues {
  amount: number | null;
  message: string;
  isMessagePublic: boolean;
}

const OTHER = 'other';
type Choice = `${(typeof GIFT_AMOUNT_CHOICES)[number]}` | typeof OTHER;
const OPTIONS = GIFT_AMOUNT_CHOICES.map(amount => ({ value: `${amount}` as const, label: yenText(amount) }));

/** The form of the first step; owned by the flow, so that its values survive going back. */
export function useGiftForm(): UseFormReturn<GiftValues> {
  return useContractForm<GiftValues>({
    schema: giftForm,
    defaultValues: { amount: null, message: '', isMessagePublic: false },
  });
}

/** A hint about customary amounts; never blocks sending. */
function noticeOf(amount: number | null): string | undefined {
  const hint = amountHint(amount ?? 0);
  return hint === undefined || hint === 'odd' ? undefined : t(`gift.hint.${hint}`);
}

function Amount({ form }: { readonly form: UseFormReturn<GiftValues> }) {
  const field = useField(form, 'amount');
  const [isOwn, setOwn] = useState(false);
  const option = OPTIONS.find(one => one.value === `${field.value}`);
  const isOther = isOwn || (field.value !== null && option === undefined);
  const chosen: Choice | null = isOther ? OTHER : (option?.value ?? null);
  // A click on その他 focuses its field; arrow keys only pass over it, and Tab moves on.
  const [isLed, setLed] = useState(false);
  const choose = (choice: Choice) => {
    setLed(document.activeElement?.matches(':focus-visible') !== true);
    setOwn(choice === OTHER);
    field.onChange(choice === OTHER ? null : Number(choice));
    form.clearErrors('amount');
  };
  return (
    <div className={styles.amount}>
      <RadioChips
        label={t('gift.amount')}
        options={[...OPTIONS, { value: OTHER, label: t('gift.amount.other') }]}
        value={chosen}
        onChange={choose}
        errorMessage={isOther ? undefined : field.errorMessage}
      />
      {isOther && (
        <MoneyField {...field} label={t('gift.amount.own')} autoFocus={isLed} notice={noticeOf(field.value)} />
      )}
      <p className={styles.small}>{t('gift.amount.hint')}</p>
    </div>
  );
}

/** The amount and a short message. */
export function AmountStep({ form }: { readonly form: UseFormReturn<GiftValues> }) {
  const message = useTextField(form, 'message');
  const { value: isPublic, onChange: setPublic } = useField(form, 'isMessagePublic');
  return (
    <>
      <Amount form={form} />
      <TextArea
        {...message}
        label={t('gift.message')}
        showOptional
        isReading
        rows={2}
        counter={{ max: GIFT_MESSAGE_MAX_LENGTH }}
      />
      <Checkbox isSelected={isPublic} onChange={setPublic} description={t('gift.message.public.hint')}>
        {t('gift.message.public')}
      </Checkbox>
    </>
  );
}

export interface AmountNextProps {
  readonly form: UseFormReturn<GiftValues>;
  readonly isSending: boolean;
  readonly onNext: () => void;
}

/** Continues to the payment; without an amount only the message is sent. */
export function AmountNext({ form, isSending, onNext }: AmountNextProps) {
  const [amount, message] = useWatch({ control: form.control, name: ['amount', 'message'] });
  const isMessageOnly = amount === null && message.trim() !== '';
  return (
    <Button variant="filled" size="large" fullWidth isBusy={isSending} busyLabel={t('gift.sending')} onPress={onNext}>
      {t(isMessageOnly ? 'gift.next.text' : 'gift.next')}
    </Button>
  );
}
