import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { MAX_REPLY_MESSAGE } from '@kotohogi/domain/attendant/types';
import { EmailField } from '@kotohogi/ui/email-field';
import { KanaField } from '@kotohogi/ui/kana-field';
import { PasswordField } from '@kotohogi/ui/password-field';
import { PostalField } from '@kotohogi/ui/postal-field';
import { RadioCards } from '@kotohogi/ui/radio-cards';
import { RadioChips } from '@kotohogi/ui/radio-chips';
import { TextArea } from '@kotohogi/ui/text-area';
import { TextField } from '@kotohogi/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { type BoundField, useField, useTextField } from '../../shell/form/contract-form.ts';
import { dateTimeText } from '../../shell/formats.ts';
import { useAddressLookUp } from './api.guest.ts';
import { lastMomentText } from './last-moment.ts';
import styles from './reply-form.module.css';
import type { ReplyValues } from './reply-values.ts';
import { say } from './say.ts';

/** Every field of a reply, bound. */
export function useReplyFields(form: UseFormReturn<ReplyValues>) {
  return {
    answer: useField(form, 'answer'),
    relationShip: useField(form, 'relationShip'),
    name: useTextField(form, 'name'),
    nameKana: useTextField(form, 'nameKana'),
    email: useTextField(form, 'email'),
    password: useTextField(form, 'password'),
    zip: useTextField(form, 'personalInfo.zip'),
    address1: useTextField(form, 'personalInfo.address1'),
    replyMessage: useTextField(form, 'replyMessage'),
  };
}

/** The bound fields of a reply. */
export type ReplyFields = ReturnType<typeof useReplyFields>;

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
      label={say('reply.answer')}
      isRequired
      options={[
        {
          value: 'attendance',
          label: say('reply.answer.attendance'),
          description: say('reply.answer.attendance.about', { date: dateTimeText(startsAt) }),
          isDisabled: !reply.isLiveOpen,
        },
        {
          value: 'view-archive',
          label: say('reply.answer.view-archive'),
          description: say('reply.answer.view-archive.about', { date: lastMomentText(closesAt) }),
        },
        { value: 'absence', label: say('reply.answer.absence'), description: say('reply.answer.absence.about') },
      ]}
    />
  );
}

/** Friend, work, family. */
export function RelationField({ field }: { readonly field: BoundField<ReplyValues['relationShip']> }) {
  return (
    <RadioChips
      {...field}
      label={say('reply.relation')}
      isRequired
      options={[
        { value: 'friend', label: say('reply.relation.friend') },
        { value: 'workplace', label: say('reply.relation.workplace') },
        { value: 'family', label: say('reply.relation.family') },
      ]}
    />
  );
}

/** Postal code and address; a look-up that fails is a hint, and the address can be typed all the same. */
function AddressFields({
  weddingKey,
  form,
  fields,
}: {
  readonly weddingKey: string;
  readonly form: UseFormReturn<ReplyValues>;
  readonly fields: ReplyFields;
}) {
  const lookUp = useAddressLookUp(weddingKey);
  const fillIn = async (zip: string): Promise<boolean> => {
    const { prefectureId, address1 } = await lookUp(zip);
    form.setValue('personalInfo.prefectureId', prefectureId);
    form.setValue('personalInfo.address1', address1, { shouldDirty: true });
    return true;
  };
  return (
    <>
      <PostalField {...fields.zip} label={say('reply.zip')} showOptional onLookUp={fillIn} />
      <TextField
        {...fields.address1}
        label={say('reply.address')}
        placeholder={say('reply.address.hint')}
        autoComplete="street-address"
        showOptional
      />
    </>
  );
}

/** Who answers. Somebody who does not attend is asked for a name only, and for an address if he wants a copy. */
export function PersonFields({
  weddingKey,
  form,
  fields,
}: {
  readonly weddingKey: string;
  readonly form: UseFormReturn<ReplyValues>;
  readonly fields: ReplyFields;
}) {
  const isAbsent = fields.answer.value === 'absence';
  return (
    <>
      <div className={styles.pair}>
        <TextField {...fields.name} label={say('reply.name')} autoComplete="name" isRequired />
        {!isAbsent && <KanaField {...fields.nameKana} label={say('reply.kana')} isRequired />}
        {isAbsent && (
          <EmailField
            {...fields.email}
            label={say('reply.email')}
            hint={say('reply.email.hint.absence')}
            showOptional
          />
        )}
      </div>
      {!isAbsent && (
        <>
          <div className={styles.pair}>
            <EmailField {...fields.email} label={say('reply.email')} hint={say('reply.email.hint')} isRequired />
            <PasswordField
              {...fields.password}
              label={say('reply.password')}
              hint={say('reply.password.hint')}
              autoComplete="new-password"
              isRequired
            />
          </div>
          <div className={styles.pair}>
            <AddressFields weddingKey={weddingKey} form={form} fields={fields} />
          </div>
        </>
      )}
      <TextArea
        {...fields.replyMessage}
        label={say('reply.message')}
        counter={{ max: MAX_REPLY_MESSAGE }}
        showOptional
        rows={3}
      />
    </>
  );
}
