import { PostalField } from '@kotohogi/ui/postal-field';
import { TextField } from '@kotohogi/ui/text-field';
import type { BoundField } from '../../shell/form/contract-form.ts';
import { useAddressLookUp } from './api.guest.ts';
import { say } from './say.ts';

export interface AddressFieldsProps {
  readonly weddingKey: string;
  readonly zip: BoundField<string>;
  readonly address: BoundField<string>;
  /** The address of the postal code has been found. */
  readonly onFound: (found: { readonly prefectureId: number; readonly address1: string }) => void;
}

/** Postal code and address; a look-up that fails is a hint, and the address can be typed all the same. */
export function AddressFields({ weddingKey, zip, address, onFound }: AddressFieldsProps) {
  const lookUp = useAddressLookUp(weddingKey);
  const fillIn = async (code: string): Promise<boolean> => {
    onFound(await lookUp(code));
    return true;
  };
  return (
    <>
      <PostalField {...zip} label={say('reply.zip')} showOptional onLookUp={fillIn} />
      <TextField
        {...address}
        label={say('reply.address')}
        placeholder={say('reply.address.hint')}
        autoComplete="street-address"
        showOptional
      />
    </>
  );
}
