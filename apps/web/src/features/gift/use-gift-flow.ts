import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { scrollToFirstDefect } from '../../shell/form/scroll-to-defect.ts';
import { usePaymentSetting } from '../archive-sale/door.ts';
import { type CardInHand, useCardEntry } from '../payment/door.ts';
import { type GiftValues, useGiftForm } from './amount-step.tsx';
import { useGiftInfo } from './api.ts';
import { GIFT_FLOW_START, type GiftDraft, nextGiftFlow } from './state.ts';
import { useGiftSending } from './use-gift-sending.ts';

const toDraft = ({ amount, message, isMessagePublic }: GiftValues): GiftDraft => ({
  amountYen: amount,
  message: message.trim(),
  isMessagePublic,
});

/** Everything the flow keeps while it is on the page, open or closed: nothing typed is lost. */
export function useGiftFlow(weddingKey: string, isOpen: boolean) {
  const { data: info } = useGiftInfo(weddingKey);
  const [state, dispatch] = useReducer(nextGiftFlow, GIFT_FLOW_START);
  const form = useGiftForm();
  const setting = usePaymentSetting(info?.weddingId, isOpen);
  const entry = useCardEntry(setting);
  const sending = useGiftSending(weddingKey);
  const [refusal, setRefusal] = useState<string>();
  const orderId = state.step === 'paying' ? state.orderId : undefined;
  const payment = info?.payments.find(one => one.orderId === orderId);

  const finish = useEffectEvent(() => {
    dispatch({ kind: 'captured' });
    form.reset();
    entry.form.reset();
  });
  const isCaptured = payment?.phase === 'captured';
  useEffect(() => {
    if (isCaptured) finish();
  }, [isCaptured]);

  const give = async (draft: GiftDraft, card?: CardInHand): Promise<void> => {
    const sent = await sending.give(draft, card, () => void give(draft, card));
    if (sent.kind === 'refused') setRefusal(sent.text);
    if (sent.kind === 'paying') dispatch({ kind: 'sent', orderId: sent.orderId });
    if (sent.kind === 'words') {
      dispatch({ kind: 'words-sent', draft });
      form.reset();
    }
  };
  const leaveAmount = (place: HTMLElement | null): void => {
    const leave = form.handleSubmit(
      values => {
        const draft = toDraft(values);
        if (draft.amountYen === null) void give(draft);
        else dispatch({ kind: 'drafted', draft });
      },
      () => scrollToFirstDefect(place ?? document),
    );
    void leave();
  };
  const enterCard = async () => {
    const card = await entry.submit();
    if (card !== undefined) dispatch({ kind: 'card-entered', card });
  };
  const startAgain = () => {
    entry.form.setValue('securityCode', '');
    dispatch({ kind: 'again' });
  };
  const alert = refusal ?? entry.alert;
  const closeAlert = () => {
    setRefusal(undefined);
    entry.closeAlert();
  };
  return {
    info,
    state,
    dispatch,
    form,
    setting,
    entry,
    sending,
    payment,
    give,
    leaveAmount,
    enterCard,
    startAgain,
    alert,
    closeAlert,
  };
}

/** Everything a part of the flow may need. */
export type Flow = ReturnType<typeof useGiftFlow>;
