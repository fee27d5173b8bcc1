import type { GivingArea } from '@kotohogi/contract/staff';
import type { RoleName } from '@kotohogi/domain/permission/giving';
import { NativeSelect } from '@kotohogi/ui/native-select';
import { RadioCards } from '@kotohogi/ui/radio-cards';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useListedField } from '../../../shell/form/form-summary.tsx';
import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';
import type { PersonValues } from './person-values.ts';
import { nameText, rightsText } from './role-text.ts';

const t = textsOf<typeof ja>();

/** The roles of an area to choose from, each with what it may see and do. */
export function RoleCards(props: {
  readonly roles: readonly RoleName[];
  readonly value: RoleName | '';
  readonly onChange: (role: RoleName) => void;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly name?: string;
  readonly errorMessage?: string | undefined;
}) {
  const { roles, value, ...field } = props;
  return (
    <RadioCards
      {...field}
      label={t('staff.field.role')}
      hint={t('staff.field.role.hint')}
      isRequired
      columns={1}
      value={value === '' ? null : value}
      options={roles.map(role => ({ value: role, label: nameText(role), description: rightsText(role) }))}
    />
  );
}

/** The name of an area; one of several with the same name also shows its account id (docs/product/user.md#staff). */
function areaText({ areaName, accountId }: GivingArea, areas: readonly GivingArea[]): string {
  const name = areaName || t('staff.area.admin');
  const isShared = areas.filter(other => other.areaName === areaName).length > 1;
  return isShared && accountId !== '' ? t('staff.area.sameName', { name, accountId }) : name;
}

interface RoleFieldsProps {
  readonly form: UseFormReturn<PersonValues>;
  readonly areas: readonly GivingArea[];
}

/** Where the person will work, if there is a choice, and the role there. */
export function RoleFields({ form, areas }: RoleFieldsProps) {
  const area = useListedField(form, 'areaId');
  const role = useListedField(form, 'role');
  // Not found by its id, because a company and a venue may have the same one.
  const [index, setIndex] = useState(0);
  const chosen = areas[index];
  const toArea = (value: string) => {
    const next = areas[Number(value)];
    if (next === undefined) return;
    setIndex(Number(value));
    area.onChange(next.areaId);
    // The same role elsewhere has another name; a wider one must be chosen deliberately.
    form.setValue('role', '');
  };
  return (
    <>
      {areas.length > 1 && (
        <NativeSelect
          id={area.id}
          name={area.name}
          label={t('staff.field.area')}
          isRequired
          options={areas.map((one, at) => ({ value: String(at), label: areaText(one, areas) }))}
          value={String(index)}
          onChange={toArea}
          onBlur={area.onBlur}
          errorMessage={area.errorMessage}
        />
      )}
      {chosen !== undefined && <RoleCards key={index} {...role} roles={chosen.roles} />}
    </>
  );
}
