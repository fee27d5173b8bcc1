import type { OpenFacility } from '@kotohogi/contract/temporary-wedding';
import { instant } from '@kotohogi/domain/kernel/instant';
import { addDays, dateOf, parseJst } from '@kotohogi/domain/kernel/jst';
import { isUnlikelyHour } from '@kotohogi/domain/wedding/calendar';
import { DateTimeField, readDateTime } from '@kotohogi/ui/date-time-field';
import { FormGroup } from '@kotohogi/ui/form-group';
import { Select } from '@kotohogi/ui/select';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useListedField } from '../../shell/form/form-summary.tsx';
import type { RegistrationValues } from './registration.ts';
import { t } from './t.ts';

export interface PlaceFieldsProps {
  readonly form: UseFormReturn<RegistrationValues>;
  readonly facilities: readonly OpenFacility[];
}

/** The venue, the hall, and the date. */
export function PlaceFields({ form, facilities }: PlaceFieldsProps) {
  const facility = useListedField(form, 'facilityId');
  const hall = useListedField(form, 'hallName');
  const dateTime = useListedField(form, 'dateTime');
  const chosen = useWatch({ control: form.control, name: 'facilityId' });
  const halls = facilities.find(({ id }) => id === chosen)?.halls ?? [];
  const read = readDateTime(dateTime.value);
  const isEarly = read !== null && isUnlikelyHour(parseJst(read));
  const undecided = t('register.hall.undecided');
  const isKnown = hall.value === '' || hall.value === undecided || halls.includes(hall.value);
  return (
    <FormGroup legend={t('register.place')}>
      <Select
        {...facility}
        label={t('register.facility')}
        isRequired
        items={facilities.map(({ id, name, companyName }) => ({
          value: String(id),
          label: name,
          description: companyName,
        }))}
        value={facility.value === null ? null : String(facility.value)}
        onChange={id => {
          facility.onChange(Number(id));
          // A hall of another venue is not valid.
          if (hall.value !== '' && hall.value !== undecided) hall.onChange('');
        }}
      />
      <Select
        {...hall}
        label={t('register.hall')}
        isRequired
        isDisabled={chosen === null}
        items={[...halls, ...(isKnown ? [] : [hall.value]), undecided].map(name => ({ value: name, label: name }))}
        value={hall.value === '' ? null : hall.value}
      />
      <DateTimeField
        {...dateTime}
        label={t('register.dateTime')}
        hint={t('register.dateTime.hint')}
        notice={isEarly ? t('register.dateTime.early') : undefined}
        min={addDays(dateOf(instant(Date.now())), 1)}
        isRequired
      />
    </FormGroup>
  );
}
