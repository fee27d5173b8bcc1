import type { GuestEntry } from '@kotohogi/contract/attendant-host';
import {
  ANSWERS,
  type Companion,
  MAX_ALLERGY,
  MAX_REPLY_MESSAGE,
  RELATION_SHIPS,
} from '@kotohogi/domain/attendant/types';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { KanaField } from '@kotohogi/ui/kana-field';
import { RadioChips } from '@kotohogi/ui/radio-chips';
import { TextArea } from '@kotohogi/ui/text-area';
import { TextField } from '@kotohogi/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { useField, useTextField } from '../../../shell/form/contract-form.ts';
import { CompanionsField } from '../guest-profile/companions-field.tsx';
import { t as tParty } from '../guest-profile/t.ts';
import styles from './guest-form.module.css';
import { t, tList } from './t.ts';

/** The form before a relation and an answer are selected. */
export type GuestValues = Omit<GuestEntry, 'answer' | 'relationShip' | 'companions' | 'allergy'> & {
  answer: GuestEntry['answer'] | null;
  relationShip: GuestEntry['relationShip'] | null;
  companions: Companion[];
  allergy: string;
};

/** The request body; undefined while a selection is missing, which the resolver has already reported. */
export function entryOf({ answer, relationShip, ...texts }: GuestValues): GuestEntry | undefined {
  return answer === null || relationShip === null ? undefined : { ...texts, answer, relationShip };
}

/** The empty form. */
export const EMPTY: GuestValues = {
  ...{ name: '', nameKana: '', relationShip: null, answer: null },
  ...{ companions: [], allergy: '', replyMessage: '' },
};

/** Companions and allergies. */
function PartyFields({ form }: { readonly form: UseFormReturn<GuestValues> }) {
  const companions = useField(form, 'companions', 'manual');
  const allergy = useTextField(form, 'allergy');
  const { errors } = form.formState;
  return (
    <>
      <CompanionsField
        value={companions.value}
        onChange={companions.onChange}
        text={t('book.companions')}
        errorAt={place => errors.companions?.[place]?.name?.message}
      />
      <TextArea
        label={tParty('allergy.label')}
        hint={tParty('allergy.hint')}
        counter={{ max: MAX_ALLERGY }}
        showOptional
        rows={2}
        {...allergy}
      />
    </>
  );
}

function Fields({ form }: { readonly form: UseFormReturn<GuestValues> }) {
  const name = useTextField(form, 'name');
  const nameKana = useTextField(form, 'nameKana');
  const relationShip = useField(form, 'relationShip');
  const answer = useField(form, 'answer');
  const replyMessage = useTextField(form, 'replyMessage');
  return (
    <>
      <div className={styles.pair}>
        <TextField label={t('book.name')} isRequired {...name} />
        <KanaField label={t('book.kana')} hint={t('book.kana.hint')} showOptional {...nameKana} />
      </div>
      <RadioChips
        {...answer}
        label={t('book.answer')}
        isRequired
        columns={1}
        options={ANSWERS.map(value => ({ value, label: tList(`guests.answer.${value}`) }))}
      />
      <RadioChips
        {...relationShip}
        label={t('book.relation')}
        isRequired
        options={RELATION_SHIPS.map(value => ({ value, label: tList(`guests.relation.${value}`) }))}
      />
      {answer.value !== 'absence' && <PartyFields form={form} />}
      <TextArea
        label={t('book.message')}
        showOptional
        rows={3}
        counter={{ max: MAX_REPLY_MESSAGE }}
        {...replyMessage}
      />
    </>
  );
}

interface GuestFormProps {
  readonly title: string;
  readonly lead: string;
  readonly saveLabel: string;
  readonly form: UseFormReturn<GuestValues>;
  readonly isBusy: boolean;
  /** After a conflicting change: the saved values that differ from the typed ones. */
  readonly newer?: readonly (readonly [label: string, saved: string])[] | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** The dialog to add or edit a guest. */
export function GuestForm({ title, lead, saveLabel, form, isBusy, newer, onSubmit, onClose }: GuestFormProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      title={title}
      footer={
        <div className={styles.buttons}>
          <Button onPress={onClose} isDisabled={isBusy}>
            {t('book.cancel')}
          </Button>
          <Button variant="filled" onPress={onSubmit} isBusy={isBusy} busyLabel={t('book.saving')}>
            {saveLabel}
          </Button>
        </div>
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <p className={styles.lead}>{lead}</p>
        {newer !== undefined && (
          <Alert tone="warn" title={t('book.edit.newer')} isLive>
            {t('book.edit.newer.text')}
            {newer.length > 0 && (
              <>
                <p>{t('book.edit.newer.saved')}</p>
                <dl className={styles.newer}>
                  {newer.map(([label, saved]) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{saved}</dd>
                    </div>
                  ))}
                </dl>
              </>
            )}
          </Alert>
        )}
        <Fields form={form} />
      </form>
    </Dialog>
  );
}
