import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { needsReading } from '@kotohogi/domain/attendant/needs-reading';
import { MAX_ALLERGY, MAX_REPLY_MESSAGE } from '@kotohogi/domain/attendant/types';
import { EmailField } from '@kotohogi/ui/email-field';
import { KanaField } from '@kotohogi/ui/kana-field';
import { PasswordField } from '@kotohogi/ui/password-field';
import { RadioCards } from '@kotohogi/ui/radio-cards';
import { RadioChips } from '@kotohogi/ui/radio-chips';
import { TelField } from '@kotohogi/ui/tel-field';
import { TextArea } from '@kotohogi/ui/text-area';
import { TextField } from '@kotohogi/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { type BoundField, useField, useTextField } from '../../../shell/form/contract-form.ts';
import { shortDateTimeText } from '../../../shell/formats.ts';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import { momentText } from '../../../shell/moment-text.ts';
import { useLeakedNotice } from '../../session/index.ts';
import { CompanionsField } from '../guest-profile/companions-field.tsx';
import { t as tMore } from '../guest-profile/t.ts';
import { lastMomentText } from '../last-moment.ts';
import { t } from '../t.ts';
import { AddressFields } from './address-fields.tsx';
import styles from './reply-form.module.css';
import { companionId } from './reply-problems.ts';
import type { ReplyValues } from './reply-values.ts';

/** Binds every field of a reply. */
export function useReplyFields(form: UseFormReturn<ReplyValues>) {
  return {
    answer: useField(form, 'answer'),
    relationShip: useField(form, 'relationShip'),
    name: useTextField(form, 'name'),
    nameKana: useTextField(form, 'nameKana'),
    email: useTextField(form, 'email'),
    password: useTextField(form, 'password'),
    tel: useTextField(form, 'personalInfo.tel'),
    zip: useTextField(form, 'personalInfo.zip'),
    address1: useTextField(form, 'personalInfo.address1'),
    companions: useField(form, 'companions', 'manual'),
    allergy: useTextField(form, 'allergy'),
    replyMessage: useTextField(form, 'replyMessage'),
  };
}

/** The bound fields of a reply. */
export type ReplyFields = ReturnType<typeof useReplyFields>;

interface FieldsProps {
  readonly weddingKey: string;
  readonly form: UseFormReturn<ReplyValues>;
  readonly fields: ReplyFields;
}

type Times = Pick<AttendanceDetail, 'startsAt' | 'closesAt' | 'reply'>;

/** Live, later, or not at all. */
export function AnswerField({
  field,
  times,
}: {
  readonly field: BoundField<ReplyValues['answer']>;
  readonly times: Times;
}) {
  const { startsAt, closesAt, reply } = times;
  return (
    <RadioCards
      {...field}
      label={t('reply.answer')}
      isRequired
      options={[
        {
          value: 'attendance',
          label: t('reply.answer.attendance'),
          description: t('reply.answer.attendance.about', { date: momentText(startsAt, shortDateTimeText) }),
          isDisabled: !reply.isLiveOpen,
        },
        {
          value: 'view-archive',
          label: t('reply.answer.view-archive'),
          description: t('reply.answer.view-archive.about', { date: lastMomentText(closesAt) }),
        },
        { value: 'absence', label: t('reply.answer.absence'), description: t('reply.answer.absence.about') },
      ]}
    />
  );
}

/** Friend, work, family. */
export function RelationField({ field }: { readonly field: BoundField<ReplyValues['relationShip']> }) {
  return (
    <RadioChips
      {...field}
      label={t('reply.relation')}
      isRequired
      options={[
        { value: 'friend', label: t('reply.relation.friend') },
        { value: 'workplace', label: t('reply.relation.workplace') },
        { value: 'family', label: t('reply.relation.family') },
      ]}
    />
  );
}

/** The guest's contact details, if the wedding asks for them. */
function ContactFields({ weddingKey, form, fields }: FieldsProps) {
  return (
    <>
      <TelField {...fields.tel} label={tMore('tel.label')} showOptional />
      <div className={styles.address}>
        <AddressFields
          weddingKey={weddingKey}
          zip={fields.zip}
          address={fields.address1}
          onFound={({ prefectureId, address1 }) => {
            form.setValue('personalInfo.prefectureId', prefectureId);
            form.setValue('personalInfo.address1', address1, { shouldDirty: true });
          }}
          onWritten={() => form.setValue('personalInfo.prefectureId', null)}
        />
      </div>
    </>
  );
}

/** The companions, if the wedding asks for them. */
function CompanionFields({ form, fields }: FieldsProps) {
  const { errors } = form.formState;
  return (
    <CompanionsField
      idOf={place => companionId(fields.companions.id, place)}
      value={fields.companions.value}
      onChange={fields.companions.onChange}
      errorAt={place => errors.companions?.[place]?.name?.message}
    />
  );
}

/** The guests' allergies, if the wedding asks for them. */
function AllergyField({ fields }: Pick<FieldsProps, 'fields'>) {
  return (
    <TextArea
      {...fields.allergy}
      label={tMore('allergy.label')}
      hint={tMore('allergy.hint')}
      counter={{ max: MAX_ALLERGY }}
      showOptional
      rows={2}
    />
  );
}

/** The reading of the name: required for Japanese names, optional for names in Latin letters. */
function ReadingField({ fields }: Pick<FieldsProps, 'fields'>) {
  const { name, nameKana } = fields;
  const isNeeded = needsReading(name.value, 'ja');
  return (
    <KanaField
      {...nameKana}
      label={t('reply.kana')}
      hint={isNeeded ? undefined : tMore('form.kana.derived')}
      isRequired={isNeeded}
      showOptional={!isNeeded}
    />
  );
}

/** Who answers. Without attendance, only a name is required, and an email address for a copy. */
export function PersonFields({ asks, ...props }: FieldsProps & { readonly asks: AttendanceDetail['replyForm'] }) {
  const { fields } = props;
  const isAbsent = fields.answer.value === 'absence';
  const asksReading = currentLanguage() === 'ja';
  const leaked = useLeakedNotice(fields.password.value);
  return (
    <>
      <div className={styles.pair}>
        <TextField {...fields.name} label={t('reply.name')} autoComplete="name" isRequired />
        {!isAbsent && asksReading && <ReadingField fields={fields} />}
        <EmailField
          {...fields.email}
          label={t('reply.email')}
          hint={t(isAbsent ? 'reply.email.hint.absence' : 'reply.email.hint')}
          isRequired={!isAbsent}
          showOptional={isAbsent}
        />
        {!isAbsent && (
          <PasswordField
            {...fields.password}
            label={t('reply.password')}
            hint={t('reply.password.hint')}
            notice={leaked}
            autoComplete="new-password"
            isRequired
          />
        )}
      </div>
      {!isAbsent && (
        <>
          {asks.asksContact && <ContactFields {...props} />}
          {asks.asksCompanions && <CompanionFields {...props} />}
          {asks.asksAllergy && <AllergyField fields={fields} />}
        </>
      )}
      <TextArea
        {...fields.replyMessage}
        label={t('reply.message')}
        counter={{ max: MAX_REPLY_MESSAGE }}
        showOptional
        rows={3}
      />
    </>
  );
}
