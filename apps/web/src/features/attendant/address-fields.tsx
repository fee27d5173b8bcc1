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
  /** The address is being written by hand: what was found before is not true of it any more. */
  readonly onWritten: () => void;
}

/** Postal code and address; a look-up that fails is a hint, and the address can be typed all the same. */
export function AddressFields({ weddingKey, zip, address, onFound, onWritten }: AddressFieldsProps) {
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
        onChange={text => {
          onWritten();
          address.onChange(text);
        }}
        label={say('reply.address')}
        placeholder={say('reply.address.hint')}
        autoComplete="street-address"
        showOptional
      />
    </>
  );
}
