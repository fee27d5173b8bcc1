import type { PaymentMethod } from '../payment/index.ts';

/** The gift being prepared. `amountYen` null = only a message. */
export interface GiftDraft {
  readonly amountYen: number | null;
  readonly message: string;
  readonly isMessagePublic: boolean;
}

/** The step of the flow, with the values entered in earlier steps. */
export type GiftFlowState =
  | { readonly step: 'amount' }
  | { readonly step: 'paymentMethod'; readonly draft: GiftDraft }
  | { readonly step: 'confirm'; readonly draft: GiftDraft; readonly paymentMethod: PaymentMethod }
  | { readonly step: 'paying'; readonly draft: GiftDraft; readonly orderId: string }
  | { readonly step: 'thanks'; readonly draft: GiftDraft };

export type GiftFlowEvent =
  | { readonly kind: 'drafted'; readonly draft: GiftDraft }
  | { readonly kind: 'payment-method-chosen'; readonly paymentMethod: PaymentMethod }
  | { readonly kind: 'sent'; readonly orderId: string }
  | { readonly kind: 'message-sent'; readonly draft: GiftDraft }
  | { readonly kind: 'captured' }
  | { readonly kind: 'back' }
  | { readonly kind: 'again' }
  | { readonly kind: 'restart' };

/** The initial state of the flow. */
export const GIFT_FLOW_START: GiftFlowState = { step: 'amount' };

/** One step back: from the confirmation to the payment method, from there to the amount; never out of a payment. */
function stepBack(state: GiftFlowState): GiftFlowState {
  switch (state.step) {
    case 'confirm':
      return { step: 'paymentMethod', draft: state.draft };
    case 'paymentMethod':
      return GIFT_FLOW_START;
    case 'amount':
    case 'paying':
    case 'thanks':
      return state;
  }
}

/** The state after an event; an event that does not fit the step is ignored. */
export function nextGiftFlow(state: GiftFlowState, event: GiftFlowEvent): GiftFlowState {
  switch (event.kind) {
    case 'drafted':
      return state.step === 'amount' ? { step: 'paymentMethod', draft: event.draft } : state;
    case 'payment-method-chosen':
      return state.step === 'paymentMethod'
        ? { step: 'confirm', draft: state.draft, paymentMethod: event.paymentMethod }
        : state;
    case 'sent':
      return state.step === 'confirm' ? { step: 'paying', draft: state.draft, orderId: event.orderId } : state;
    case 'message-sent':
      return { step: 'thanks', draft: event.draft };
    case 'captured':
      return state.step === 'paying' ? { step: 'thanks', draft: state.draft } : state;
    case 'back':
      return stepBack(state);
    case 'again':
      return state.step === 'paying' ? { step: 'paymentMethod', draft: state.draft } : state;
    case 'restart':
      return GIFT_FLOW_START;
  }
}
