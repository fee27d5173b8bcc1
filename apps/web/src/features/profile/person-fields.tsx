import type { PersonInput } from '@kotohogi/contract/profile';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import { titleName } from '@kotohogi/domain/profile/names';
import { BLOOD_TYPES, MAX_PERSON_LABEL, MAX_PROFILE_TEXT, NAME_COLOURS } from '@kotohogi/domain/profile/types';
import { Button } from '@kotohogi/ui/button';
import { Checkbox } from '@kotohogi/ui/checkbox';
import { DateField } from '@kotohogi/ui/date-field';
import { KanaField } from '@kotohogi/ui/kana-field';
import { RadioChips } from '@kotohogi/ui/radio-chips';
import { TextField, toHalfWidth } from '@kotohogi/ui/text-field';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useField, useTextField } from '../../shell/form/contract-form.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';
import styles from './profile-form.module.css';

const t = textsOf<typeof ja>();

/** The form of both profiles, in display order. */
export interface ProfileValues {
  profiles: PersonInput[];
}
type Form = UseFormReturn<ProfileValues>;

const TEXTS = ['birthplace', 'hobby', 'personality', 'whatILike', 'favoriteFood', 'whatIWantToDo', 'oneWord'] as const;

interface PartProps {
  readonly form: Form;
  readonly index: number;
}

type TextName = (typeof TEXTS)[number];
const inEnglish = (name: TextName) => `${name}En` as const;

function ShortText({ form, index, name }: PartProps & { readonly name: TextName | `${TextName}En` }) {
  const field = useTextField(form, `profiles.${index}.${name}`);
  return (
    <TextField label={t(`profile.${name}`)} counter={{ max: MAX_PROFILE_TEXT }} {...field} value={field.value ?? ''} />
  );
}

/** Family and given name with readings and Latin spellings, and their layout on the invitation. */
function Names({ form, index }: PartProps) {
  const lastName = useTextField(form, `profiles.${index}.lastName`);
  const firstName = useTextField(form, `profiles.${index}.firstName`);
  const lastNameKana = useTextField(form, `profiles.${index}.lastNameKana`);
  const firstNameKana = useTextField(form, `profiles.${index}.firstNameKana`);
  const lastNameRoman = useTextField(form, `profiles.${index}.lastNameRoman`);
  const firstNameRoman = useTextField(form, `profiles.${index}.firstNameRoman`);
  const person = useWatch({ control: form.control, name: `profiles.${index}` });
  const byKana = nameOf({ ...person, lastNameRoman: '', firstNameRoman: '' });
  const shown = titleName(nameOf(person)) || t('profile.unnamed');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('profile.names')}</legend>
      <div className={styles.pair}>
        <TextField label={t('profile.lastName')} isRequired {...lastName} />
        <TextField label={t('profile.firstName')} isRequired {...firstName} />
        <KanaField label={t('profile.lastNameKana')} {...lastNameKana} />
        <KanaField label={t('profile.firstNameKana')} {...firstNameKana} />
        <TextField
          label={t('profile.lastNameRoman')}
          placeholder={byKana.lastNameRoman}
          normaliseOnBlur={toHalfWidth}
          showOptional
          {...lastNameRoman}
        />
        <TextField
          label={t('profile.firstNameRoman')}
          placeholder={byKana.firstNameRoman}
          normaliseOnBlur={toHalfWidth}
          showOptional
          {...firstNameRoman}
        />
      </div>
      <p className={styles.latin}>
        <span>{t('profile.latin')}</span>
        <b style={{ '--letters': shown.length }}>{shown}</b>
        <small>{t('profile.roman.hint')}</small>
      </p>
    </fieldset>
  );
}

function MaidenName({ form, index }: PartProps) {
  const maidenName = useTextField(form, `profiles.${index}.maidenName`);
  const maidenNameKana = useTextField(form, `profiles.${index}.maidenNameKana`);
  const useMaidenName = useField(form, `profiles.${index}.useMaidenName`);
  const { value, onChange, onBlur, id, name } = useMaidenName;
  return (
    <div className={styles.group}>
      <div className={styles.pair}>
        <TextField label={t('profile.maidenName')} showOptional {...maidenName} />
        <KanaField label={t('profile.maidenNameKana')} showOptional {...maidenNameKana} />
      </div>
      <Checkbox
        id={id}
        name={name}
        isSelected={value && maidenName.value !== ''}
        onChange={onChange}
        onBlur={onBlur}
        isDisabled={maidenName.value === ''}
      >
        {t('profile.useMaidenName')}
      </Checkbox>
    </div>
  );
}

/** The answers in English, hidden until the couple wants them. */
function EnglishAnswers({ form, index }: PartProps) {
  const person = form.getValues(`profiles.${index}`);
  const [isOpen, setOpen] = useState(TEXTS.some(name => (person[inEnglish(name)] ?? '') !== ''));
  return (
    <>
      <div>
        <Button variant="quiet" icon="languages" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t('profile.english')}
        </Button>
      </div>
      {isOpen && (
        <>
          <p className={styles.lead}>{t('profile.english.hint')}</p>
          <div className={styles.pair} lang="en">
            {TEXTS.map(name => (
              <ShortText key={name} form={form} index={index} name={inEnglish(name)} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

function About({ form, index }: PartProps) {
  const birthday = useTextField(form, `profiles.${index}.birthday`);
  const bloodType = useField(form, `profiles.${index}.bloodType`);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('profile.about')}</legend>
      <DateField
        label={t('profile.birthday')}
        hint={t('profile.birthday.hint')}
        showOptional
        isBirthday
        {...birthday}
        value={birthday.value ?? ''}
      />
      <RadioChips
        label={t('profile.bloodType')}
        columns={BLOOD_TYPES.length}
        options={BLOOD_TYPES.map(type => ({
          value: type === '' ? 'none' : type,
          label: type === '' ? t('profile.bloodType.none') : t('profile.bloodType.one', { type }),
        }))}
        {...bloodType}
        value={bloodType.value || 'none'}
        onChange={type => bloodType.onChange(BLOOD_TYPES.find(known => known === type) ?? '')}
      />
      <div className={styles.pair}>
        {TEXTS.map(name => (
          <ShortText key={name} form={form} index={index} name={name} />
        ))}
      </div>
      <EnglishAnswers form={form} index={index} />
    </fieldset>
  );
}

function NameTag({ form, index }: PartProps) {
  const label = useTextField(form, `profiles.${index}.label`);
  const colour = useField(form, `profiles.${index}.colour`);
  const type = useWatch({ control: form.control, name: `profiles.${index}.type` });
  return (
    <div className={styles.tag}>
      <TextField
        label={t('profile.label')}
        hint={t('profile.label.hint', { name: t(`profile.type.${type}`) })}
        placeholder={t(`profile.type.${type}`)}
        counter={{ max: MAX_PERSON_LABEL }}
        showOptional
        {...label}
      />
      <RadioChips
        label={t('profile.colour')}
        options={NAME_COLOURS.map(value => ({ value, label: t(`profile.colour.${value}`) }))}
        {...colour}
      />
    </div>
  );
}

/** All fields of one person. */
export function PersonFields({ form, index }: PartProps) {
  return (
    <div className={styles.person}>
      <Names form={form} index={index} />
      <MaidenName form={form} index={index} />
      <NameTag form={form} index={index} />
      <About form={form} index={index} />
    </div>
  );
}
