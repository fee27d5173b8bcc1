import { DESIGN_PATTERNS } from '@kotohogi/domain/hall/types';
import { instant } from '@kotohogi/domain/kernel/instant';
import { addDays, dateOf, parseJst } from '@kotohogi/domain/kernel/jst';
import { isUnlikelyHour, LEAD_TIME_DAYS } from '@kotohogi/domain/wedding/calendar';
import { AGGREGATE_AREAS, ATTENDEE_BANDS } from '@kotohogi/domain/wedding/types';
import { CopyButton } from '@kotohogi/ui/copy-button';
import { DateTimeField, readDateTime } from '@kotohogi/ui/date-time-field';
import { Select } from '@kotohogi/ui/select';
import { Switch } from '@kotohogi/ui/switch';
import { TextField } from '@kotohogi/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { useListedField, useListedTextField } from '../../../shell/form/form-summary.tsx';
import { textsOf } from '../../../shell/i18n/text.ts';
import { FailedPart } from '../../../shell/pages/failed-part.tsx';
import { paths } from '../../../shell/router/paths.ts';
import { areaText, useFacility } from '../../facility/index.ts';
import { useHalls } from '../../hall/index.ts';
import type { ja } from '../messages.ja.ts';
import { bandText, designText } from '../wedding-texts.ts';
import styles from './wedding-fields.module.css';
import type { WeddingForm } from './wedding-form.ts';

const t = textsOf<typeof ja>();

interface FieldProps {
  readonly form: UseFormReturn<WeddingForm>;
}

/** The hall; if the halls cannot be read, the reason is below it. */
export function HallField({ form }: FieldProps) {
  const halls = useHalls(useFacility().id);
  const { value, onChange, ...field } = useListedField(form, 'hallId');
  return (
    <div className={styles.hall}>
      <Select
        {...field}
        label={t('wedding.field.hall')}
        isRequired
        isBusy={halls.isPending}
        items={(halls.data?.rows ?? []).map(({ id, name, venue }) => ({
          value: String(id),
          label: name,
          description: venue || undefined,
        }))}
        value={value === null ? null : String(value)}
        onChange={id => onChange(Number(id))}
      />
      <FailedPart query={halls} />
    </div>
  );
}

/** The URL of the guest page for a key. */
export function guestAddress(companyAccountId: string, key: string): string {
  return `${location.origin}${paths.guest.index(companyAccountId, key)}`;
}

/** The key, and the URL it results in. */
export function KeyField({ form, isFixed = false }: FieldProps & { readonly isFixed?: boolean }) {
  const { companyAccountId } = useFacility();
  const field = useListedTextField(form, 'key');
  const address = guestAddress(companyAccountId, field.value || `{${t('wedding.field.key.placeholder')}}`);
  return (
    <div className={styles.key}>
      <TextField
        {...field}
        label={t('wedding.field.key')}
        hint={t(isFixed ? 'wedding.field.key.fixed' : 'wedding.field.key.hint')}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        autoComplete="off"
        normalise={text => text.toLowerCase()}
        isRequired
        isDisabled={isFixed}
      />
      <div className={styles.address}>
        <p aria-live="polite">
          {t('wedding.field.key.address')}
          <span className={styles.url} data-empty={field.value === '' || undefined}>
            {address}
          </span>
        </p>
        {isFixed && <CopyButton text={address} isIcon />}
      </div>
    </div>
  );
}

/** The booking number in the venue's own system. */
export function ReservationField({ form }: FieldProps) {
  return (
    <TextField
      {...useListedTextField(form, 'reservationId')}
      label={t('wedding.field.reservationId')}
      autoComplete="off"
      isRequired
    />
  );
}

/** The start in Japanese time; a start at night is probably a typo (docs/product/wedding.md#dates). */
export function DateTimeOfWedding({ form }: FieldProps) {
  const { abilities } = useFacility();
  const field = useListedField(form, 'dateTime');
  const isBound = !abilities.has('facility:write:wedding-minDate-update');
  const read = readDateTime(field.value);
  const isEarly = read !== null && isUnlikelyHour(parseJst(read));
  return (
    <DateTimeField
      {...field}
      label={t('wedding.field.dateTime')}
      hint={isBound ? t('wedding.field.dateTime.hint') : undefined}
      notice={isEarly ? t('wedding.field.dateTime.early') : undefined}
      min={isBound ? addDays(dateOf(instant(Date.now())), LEAD_TIME_DAYS) : undefined}
      isRequired
    />
  );
}

/** The expected number of guests. */
export function BandField({ form }: FieldProps) {
  const { value, ...field } = useListedField(form, 'numOfAttendeesDiv');
  return (
    <Select
      {...field}
      label={t('wedding.field.band')}
      isRequired
      items={ATTENDEE_BANDS.map(band => ({ value: band, label: bandText(band) }))}
      value={value === '' ? null : value}
    />
  );
}

/** The language of mails to the couple. */
export function LanguageField({ form }: FieldProps) {
  return (
    <Select
      {...useListedField(form, 'language')}
      label={t('wedding.field.language')}
      hint={t('wedding.field.language.hint')}
      items={[
        { value: 'ja', label: t('wedding.language.ja') },
        { value: 'en', label: t('wedding.language.en') },
      ]}
    />
  );
}

/** The area used in statistics. */
export function AreaField({ form }: FieldProps) {
  return (
    <Select
      {...useListedField(form, 'weddingAggregateArea')}
      label={t('wedding.field.area')}
      items={AGGREGATE_AREAS.map(area => ({ value: area, label: areaText(area) }))}
    />
  );
}

/** No pattern of its own. */
const OF_HALL = 'hall';

/** The pattern of the guest page: the hall's or the wedding's own. */
export function DesignField({ form }: FieldProps) {
  const { value, onChange, ...field } = useListedField(form, 'designPattern');
  return (
    <Select
      {...field}
      label={t('wedding.field.design')}
      items={[
        { value: OF_HALL, label: designText(null) },
        ...DESIGN_PATTERNS.map(pattern => ({ value: pattern, label: designText(pattern) })),
      ]}
      value={value ?? OF_HALL}
      onChange={chosen => onChange(chosen === OF_HALL ? null : chosen)}
    />
  );
}

/** Whether guests can give gift money. */
export function UsePayField({ form }: FieldProps) {
  const { value, onChange, onBlur, id } = useListedField(form, 'usePay');
  return (
    <Switch id={id} isSelected={value} onChange={onChange} onBlur={onBlur}>
      {t('wedding.field.usePay')}
    </Switch>
  );
}
