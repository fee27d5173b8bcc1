import { IconButton } from '@kotohogi/ui/icon-button';
import { t } from '../t.ts';
import { useLeave } from './use-leave.ts';

/** Signs out on wide screens; its tooltip names the signed-in guest. */
export function SignOut({ name }: { readonly name: string }) {
  const { isBusy, leave } = useLeave();
  const label = `${t('guest.nav.logout')} (${t('guest.nav.signedIn', { name })})`;
  return <IconButton icon="log-out" label={label} tooltip="bottom-end" isBusy={isBusy} onPress={leave} />;
}
