import { FieldModeProvider } from '@kotohogi/ui/form-group';
import type { UseFormReturn } from 'react-hook-form';
import { AddressesCard, ContactCard, ContractCard, GuestsCard, SalesCard } from './facility-cards.tsx';
import type { FacilityForm } from './facility-form.ts';

/** What the user may change; everything else is shown as text. */
export interface FacilityRights {
  /** Name, account id, contract number and commission rate, which the company changes. */
  readonly contract: boolean;
  readonly settings: boolean;
  readonly gifts: boolean;
}

export interface FacilityFieldsProps {
  readonly form: UseFormReturn<FacilityForm>;
  readonly rights: FacilityRights;
  readonly companyAccountId: string;
  readonly isIdFixed?: boolean;
}

/** All fields of a facility: as text where the user may not change them. */
export function FacilityFields({ form, rights, companyAccountId, isIdFixed = false }: FacilityFieldsProps) {
  return (
    <FieldModeProvider mode={rights.settings ? 'edit' : 'view'}>
      <FieldModeProvider mode={rights.contract ? 'edit' : 'view'}>
        <ContractCard
          form={form}
          companyAccountId={rights.contract ? companyAccountId : undefined}
          isIdFixed={isIdFixed}
        />
      </FieldModeProvider>
      <ContactCard form={form} />
      <SalesCard form={form} maySwitchGifts={rights.gifts} />
      <AddressesCard form={form} />
      <GuestsCard form={form} />
    </FieldModeProvider>
  );
}
