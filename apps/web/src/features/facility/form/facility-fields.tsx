import { FieldModeProvider } from '@kotohogi/ui/form-group';
import type { UseFormReturn } from 'react-hook-form';
import { useCompany } from '../../company/index.ts';
import { AddressesCard, ContactCard, ContractCard, GuestsCard, SalesCard } from './facility-cards.tsx';
import type { FacilityForm } from './facility-form.ts';

export interface FacilityFieldsProps {
  readonly form: UseFormReturn<FacilityForm>;
  readonly isIdFixed?: boolean;
}

/** All fields of a facility as its company sees them: as text where the user may not change them. */
export function FacilityFields({ form, isIdFixed = false }: FacilityFieldsProps) {
  const { accountId, abilities } = useCompany();
  return (
    <FieldModeProvider mode={abilities.has('company:write:facility') ? 'edit' : 'view'}>
      <ContractCard form={form} companyAccountId={accountId} isIdFixed={isIdFixed} />
      <ContactCard form={form} />
      <SalesCard form={form} maySwitchGifts={abilities.has('company:write:throwMoneyEnabled')} />
      <AddressesCard form={form} />
      <GuestsCard form={form} />
    </FieldModeProvider>
  );
}
