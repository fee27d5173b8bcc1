import { Button } from '@kotohogi/ui/button';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useGuestLookUp } from '../../batch/index.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** Who paid. The name of a guest is shown only on request, because each look-up of a guest is audited. */
export function PayerName({ attendantId }: { readonly attendantId: number | null }) {
  const { data, isPending, mutate } = useGuestLookUp();
  const report = useFailureNotice();
  if (attendantId === null) return t('order.payer.couple');
  if (data !== undefined) return data.isErased ? t('order.payer.erased') : data.name;
  return (
    <Button
      size="small"
      icon="eye"
      isBusy={isPending}
      onPress={() => mutate(attendantId, { onError: error => report(error) })}
    >
      {t('order.payer.show')}
    </Button>
  );
}
