import { type CardForm, cardForm } from '@kotohogi/contract/schemas/rules/card';
import { instant } from '@kotohogi/domain/kernel/instant';
import { useDismissSnackbar, useSnackbar } from '@kotohogi/ui/snackbar';
import type { UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../shell/api/api-error.ts';
import { useContractForm } from '../../shell/form/contract-form.ts';
import { scrollToFirstDefect } from '../../shell/form/scroll-to-defect.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { log } from '../../shell/log/log.ts';
import { type EnteredCard, requestToken, TokenError, type TokenSetting } from './card-token.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The field that a token failure refers to. */
const FIELD_OF: Readonly<Partial<Record<TokenError['failure'], keyof CardForm>>> = {
  'card-number': 'cardNumber',
  expiry: 'expiry',
  'security-code': 'securityCode',
  'holder-name': 'holderName',
};

/** Card entry: the form, its submission, and its errors. */
export interface CardEntry {
  readonly form: UseFormReturn<CardForm>;
  /** The form element, in which the first invalid field is focused. */
  readonly place: RefObject<HTMLFormElement | null>;
  readonly isBusy: boolean;
  /** The text of an alert; cleared when it is closed. */
  readonly alert: string | undefined;
  readonly closeAlert: () => void;
  /** Validates the form and requests a token; returns it, or undefined after showing the error. */
  readonly submit: () => Promise<EnteredCard | undefined>;
}

/** The query for the shop; refetched if it failed. */
export type ShopQuery = Pick<UseQueryResult<TokenSetting>, 'data' | 'refetch'>;

/** The shop for the token. Throws the server's error, or a TokenError if there was no response. */
async function findShop(setting: ShopQuery): Promise<TokenSetting> {
  if (setting.data !== undefined) return setting.data;
  const { data, error } = await setting.refetch();
  if (data !== undefined) return data;
  throw error instanceof ApiError ? error : new TokenError('unreachable', error);
}

/** Holds the card form and exchanges its values for a token. Ignores a second submit while one is in progress. */
export function useCardEntry(setting: ShopQuery): CardEntry {
  const form = useContractForm<CardForm>({
    schema: cardForm(instant(Date.now())),
    defaultValues: { cardNumber: '', expiry: { month: '', year: '' }, securityCode: '', holderName: '' },
  });
  const place = useRef<HTMLFormElement>(null);
  const show = useSnackbar();
  const dismiss = useDismissSnackbar();
  const notifiedId = useRef<number>(undefined);
  const isAsking = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string>();

  const refuse = (error: unknown): void => {
    if (error instanceof ApiError) {
      setAlert(error.userMessage);
      return;
    }
    if (!(error instanceof TokenError)) throw error;
    log.warn('no card token', { failure: error.failure });
    const message = t(`payment.failure.${error.failure}`);
    const field = FIELD_OF[error.failure];
    if (field !== undefined) form.setError(field, { type: 'server', message });
    setAlert(message);
  };

  const submit = async (): Promise<EnteredCard | undefined> => {
    if (isAsking.current) return undefined;
    isAsking.current = true;
    setBusy(true);
    try {
      if (!(await form.trigger())) {
        notifiedId.current = show({ tone: 'bad', text: t('payment.defects') });
        scrollToFirstDefect(place.current ?? document);
        return undefined;
      }
      if (notifiedId.current !== undefined) dismiss(notifiedId.current);
      return await requestToken(await findShop(setting), form.getValues());
    } catch (error) {
      refuse(error);
      return undefined;
    } finally {
      isAsking.current = false;
      setBusy(false);
    }
  };
  return { form, place, isBusy, alert, closeAlert: () => setAlert(undefined), submit };
}
