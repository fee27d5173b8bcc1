import { Button } from '@kotohogi/ui/button';
import { lazy, Suspense, useState } from 'react';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { isUnderWay, paymentText } from '../payment/index.ts';
import { useGiftInfo } from './api.ts';
import { Envelope } from './envelope.tsx';
import styles from './gift-action.module.css';
import type { GiftFlowProps } from './gift-flow.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

const LazyFlow = lazy(async () => ({ default: (await import('./gift-flow.tsx')).GiftFlow }));

/** The flow, loaded when it is first opened. */
export function GiftFlow(props: GiftFlowProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened && !props.isOpen) return null;
  return (
    <Suspense>
      <LazyFlow {...props} />
    </Suspense>
  );
}

/** What the buttons that open the flow need to know. */
export interface GiftOffer {
  /** Whether to show a button: not if gifts are turned off or not loaded yet. */
  readonly isShown: boolean;
  readonly canOpen: boolean;
}

/** Whether the guest can give now; for a second button, such as in the bottom bar of a phone. */
export function useGiftOffer(weddingKey: string): GiftOffer {
  const { data } = useGiftInfo(weddingKey);
  const isShown = data !== undefined && data.offer.refusal !== 'gift_not_offered';
  return { isShown, canOpen: isShown && data.guest !== null && data.offer.isOpen };
}

export interface GiftActionProps {
  readonly weddingKey: string;
  readonly onOpen: () => void;
}

/** The card on the guest's page that opens the flow, or says why giving is not possible now. */
export function GiftAction({ weddingKey, onOpen }: GiftActionProps) {
  const { data: info } = useGiftInfo(weddingKey);
  if (info === undefined || info.offer.refusal === 'gift_not_offered') return null;
  const { offer, guest, payments } = info;
  const isOnItsWay = payments.some(one => one.purpose === 'gift' && isUnderWay(one));
  const names = offer.payTypes.map(payType => paymentText(`payment.method.${payType}`));
  const methods = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names);
  const isOpen = offer.isOpen && guest !== null;
  const text = isOnItsWay
    ? t('gift.action.underWay')
    : guest === null
      ? t('gift.action.manager')
      : (offer.userMessage ?? t('gift.action.text', { methods }));
  return (
    <section className={styles.action}>
      <Envelope name={guest?.name ?? ''} width="4.75rem" isDecoration />
      <div className={styles.body}>
        <h2 className={styles.title}>{t('gift.title')}</h2>
        <p className={styles.text}>{text}</p>
        {(isOpen || isOnItsWay) && (
          <Button variant="filled" icon="gift" onPress={onOpen}>
            {t(isOnItsWay ? 'gift.action.continue' : 'gift.action.choose')}
          </Button>
        )}
      </div>
    </section>
  );
}
