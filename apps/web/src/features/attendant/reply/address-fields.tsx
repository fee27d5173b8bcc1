import { PostalField } from '@kotohogi/ui/postal-field';
import { TextField } from '@kotohogi/ui/text-field';
import type { BoundField } from '../../../shell/form/contract-form.ts';
import { useAddressLookUp } from '../api.guest.ts';
import { t } from '../t.ts';

export interface AddressFieldsProps {
  readonly weddingKey: string;
  readonly zip: BoundField<string>;
  readonly address: BoundField<string>;
  /** Called with the address found for the postal code. */
  readonly onFound: (found: { readonly prefectureId: number; readonly address1: string }) => void;
  /** The user is typing the address, so a result found earlier no longer applies. */
  readonly onWritten: () => void;
}

/** Postal code and address. A failed lookup only shows a hint; the address can still be typed. */
export function AddressFields({ weddingKey, zip, address, onFound, onWritten }: AddressFieldsProps) {
  const lookUp = useAddressLookUp(weddingKey);
  const fillIn = async (code: string): Promise<boolean> => {
    onFound(await lookUp(code));
    return true;
  };
  return (
    <>
      <PostalField {...zip} label={t('reply.zip')} showOptional onLookUp={fillIn} />
      <TextField
        {...address}
        onChange={text => {
          onWritten();
          address.onChange(text);
        }}
        label={t('reply.address')}
        placeholder={t('reply.address.hint')}
        autoComplete="street-address"
        showOptional
      />
    </>
  );
}
