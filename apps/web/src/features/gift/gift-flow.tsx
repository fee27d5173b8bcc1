import { AlertDialog } from '@kotohogi/ui/alert-dialog';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { LinkButton } from '@kotohogi/ui/link-button';
import { type ReactNode, useState } from 'react';
import { textsOf } from '../../shell/i18n/text.ts';
import { isUnderWay, Paying, paymentText, StepsMark, useStepFocus } from '../payment/index.ts';
import { AmountNext, AmountStep } from './amount-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { Envelope } from './envelope.tsx';
import styles from './gift-flow.module.css';
import type { ja } from './messages.ja.ts';
import { PaymentMethodNext, PaymentMethodStep } from './payment-method-step.tsx';
import type { GiftFlowState } from './state.ts';
import { Thanks } from './thanks.tsx';
import { type Flow, useGiftFlow } from './use-gift-flow.ts';

const t = textsOf<typeof ja>();

export interface GiftFlowProps {
  readonly weddingKey: string;
  /** The guest's payment page. */
  readonly paymentHref: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function titleOf(state: GiftFlowState): string {
  switch (state.step) {
    case 'amount':
      return t('gift.title');
    case 'paymentMethod':
      return paymentText('payment.card.title');
    case 'confirm':
      return paymentText('payment.confirm.title');
    case 'paying':
      return t('gift.paying');
    case 'thanks':
      return t('gift.thanks');
  }
}

const STROKES = { amount: 1, paymentMethod: 2, confirm: 3 } as const;

function Body({ flow }: { readonly flow: Flow }) {
  const { state, info } = flow;
  const { name, email } = info?.guest ?? { name: '', email: '' };
  const pattern = info?.designPattern ?? 'natural';
  switch (state.step) {
    case 'amount':
      return (
        <>
          <div className={styles.envelope}>
            <Envelope name={name} width="7.25rem" />
          </div>
          <AmountStep form={flow.form} />
        </>
      );
    case 'paymentMethod':
      return <PaymentMethodStep flow={flow} draft={state.draft} name={name} />;
    case 'confirm':
      return <ConfirmStep draft={state.draft} paymentMethod={state.paymentMethod} name={name} />;
    case 'paying':
      return <Paying payment={flow.payment} goesByItself onAgain={flow.startAgain} />;
    case 'thanks':
      return <Thanks name={name} email={email} amountYen={state.draft.amountYen} pattern={pattern} />;
  }
}

function Footer({
  flow,
  paymentHref,
  onNext,
  onDone,
}: {
  readonly flow: Flow;
  readonly paymentHref: string;
  /** Called when the amount has been chosen. */
  readonly onNext: () => void;
  readonly onDone: () => void;
}): ReactNode {
  const { state, sending, dispatch } = flow;
  switch (state.step) {
    case 'amount':
      return <AmountNext form={flow.form} isSending={sending.isSending} onNext={onNext} />;
    case 'paymentMethod':
      return <PaymentMethodNext flow={flow} />;
    case 'confirm':
      return (
        <div className={styles.footer}>
          <Button
            variant="filled"
            size="large"
            icon="gift"
            fullWidth
            isBusy={sending.isSending}
            busyLabel={t('gift.sending')}
            onPress={() => void flow.give(state.draft, state.paymentMethod)}
          >
            {t('gift.send')}
          </Button>
          <Button variant="quiet" isDisabled={sending.isSending} onPress={() => dispatch({ kind: 'back' })}>
            {t(state.paymentMethod.payType === 'CREDIT' ? 'gift.correct.all' : 'gift.correct.means')}
          </Button>
        </div>
      );
    case 'paying':
      return null;
    case 'thanks':
      return (
        <div className={styles.footer}>
          <Button variant="filled" size="large" fullWidth onPress={onDone}>
            {t('gift.thanks.back')}
          </Button>
          {state.draft.amountYen !== null && (
            <LinkButton variant="quiet" icon="receipt-text" href={paymentHref}>
              {t('gift.thanks.see')}
            </LinkButton>
          )}
        </div>
      );
  }
}

/** An earlier gift of this guest that is still in progress: shown first, so that none is sent twice by accident. */
function Earlier({ flow, onRestart }: { readonly flow: Flow; readonly onRestart: () => void }) {
  const earlier = flow.info?.payments.find(one => one.purpose === 'gift' && isUnderWay(one));
  return (
    <>
      <Paying payment={earlier} goesByItself={false} />
      {earlier?.phase === 'issuer' && (
        <Button variant="quiet" fullWidth onPress={onRestart}>
          {t('gift.restart')}
        </Button>
      )}
    </>
  );
}

/** The gift flow, modeled on handing over an envelope: amount and message, payment, confirmation, thanks. */
export function GiftFlow({ weddingKey, paymentHref, isOpen, onClose }: GiftFlowProps) {
  const flow = useGiftFlow(weddingKey, isOpen);
  const { state, info, sending, paymentMethod } = flow;
  const [isPastEarlier, setPastEarlier] = useState(false);
  const hasEarlier = info?.payments.some(one => one.purpose === 'gift' && isUnderWay(one)) ?? false;
  const showsEarlier = hasEarlier && state.step === 'amount' && !isPastEarlier;
  const place = useStepFocus(showsEarlier ? 'earlier' : state.step);
  const close = () => {
    if (state.step === 'thanks') flow.dispatch({ kind: 'restart' });
    setPastEarlier(false);
    onClose();
  };
  const hasFoot = !showsEarlier && state.step !== 'paying';
  const canGoBack = state.step === 'paymentMethod' || state.step === 'confirm';
  const stroke = state.step === 'paying' || state.step === 'thanks' || showsEarlier ? undefined : STROKES[state.step];
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        size="card"
        title={showsEarlier ? t('gift.paying') : titleOf(state)}
        isBusy={sending.isSending || paymentMethod.entry.isBusy}
        onBack={canGoBack ? () => flow.dispatch({ kind: 'back' }) : undefined}
        footer={
          hasFoot ? (
            <Footer {...{ flow, paymentHref }} onNext={() => flow.leaveAmount(place.current)} onDone={close} />
          ) : undefined
        }
      >
        <div ref={place} tabIndex={-1} className={styles.step}>
          {stroke !== undefined && <StepsMark step={stroke} />}
          {showsEarlier ? <Earlier flow={flow} onRestart={() => setPastEarlier(true)} /> : <Body flow={flow} />}
        </div>
      </Dialog>
      <AlertDialog isOpen={flow.alert !== undefined} onClose={flow.closeAlert}>
        {flow.alert}
      </AlertDialog>
    </>
  );
}
