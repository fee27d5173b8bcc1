import { Checkbox } from '@kotohogi/ui/checkbox';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

interface EndApiKeysProps {
  readonly keys: readonly { readonly name: string; readonly beginning: string }[];
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** Offers to revoke the API keys along with the old password; empty if there are none. */
export function RevokeApiKeys({ keys, isSelected, onChange }: EndApiKeysProps) {
  if (keys.length === 0) return null;
  const names = keys.map(({ name, beginning }) => `${name} (${beginning}…)`).join(t('account.password.keys.comma'));
  return (
    <Checkbox isSelected={isSelected} onChange={onChange} description={t('account.password.keys.text', { names })}>
      {t('account.password.keys', { count: keys.length })}
    </Checkbox>
  );
}
