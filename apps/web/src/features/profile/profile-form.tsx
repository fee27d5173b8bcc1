import type { OrganizerProfile, PersonInput } from '@kotohogi/contract/profile';
import { profile } from '@kotohogi/contract/schemas/profile';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import { givenName, joinNames } from '@kotohogi/domain/profile/names';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { EditorBar } from '@kotohogi/ui/editor-bar';
import { SegmentedControl } from '@kotohogi/ui/segmented-control';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '../../shell/api/api-error.ts';
import { useContractForm } from '../../shell/form/contract-form.ts';
import { LeaveGuard } from '../../shell/form/leave-guard.tsx';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { useCouple, useRefreshCouple } from '../invitation/index.ts';
import { useSaveProfiles } from './api.ts';
import type { ja } from './messages.ja.ts';
import { PartnerChanges } from './partner-changes.tsx';
import { PersonFields, type ProfileValues } from './person-fields.tsx';
import { type DraftField, personOf } from './profile-draft.ts';
import styles from './profile-form.module.css';
import { useProfileDraft } from './use-profile-draft.ts';

const t = textsOf<typeof ja>();
const schema = z.object({ profiles: profile.update.body.shape.profiles });

const toPeople = (profiles: readonly OrganizerProfile[]): PersonInput[] =>
  profiles.map(({ id: _, ...person }) => person);

/** The title of a person: the given name, else the label. */
const titleOf = (person: PersonInput) =>
  givenName(nameOf(person), currentLanguage()) || person.label || t(`profile.type.${person.type}`);

/** The maximum length of a title on a tab. */
const MAX_ON_SWITCH = 24;
const onSwitch = (title: string) =>
  [...title].length > MAX_ON_SWITCH ? `${[...title].slice(0, MAX_ON_SWITCH).join('')}…` : title;

/** The number of changed fields; a different order counts as one. */
function countChanges(saved: readonly PersonInput[], people: readonly PersonInput[]): number {
  const isReordered = saved.some((person, place) => person.type !== people[place]?.type);
  const fields = people.flatMap(person => {
    const before: Partial<PersonInput> = saved.find(one => one.type === person.type) ?? {};
    return Object.entries(person).filter(([name, value]) =>
      Object.entries(before).some(([known, old]) => known === name && (old ?? '') !== (value ?? '')),
    );
  });
  return fields.length + (isReordered ? 1 : 0);
}

/** Both profiles side by side, or one at a time on a phone. */
export function ProfileForm() {
  const couple = useCouple();
  const { profiles, profileVersion } = couple.invitation;
  const server = { version: profileVersion, people: toPeople(profiles) };
  const form = useContractForm<ProfileValues>({ schema, defaultValues: { profiles: server.people } });
  const save = useSaveProfiles(couple.id);
  const refresh = useRefreshCouple(couple.id);
  const show = useSnackbar();
  const [isLate, setLate] = useState(false);
  const [shown, setShown] = useState<'0' | '1'>('0');
  const people = useWatch({ control: form.control, name: 'profiles' });
  const { isDirty, errors, submitCount } = form.formState;
  const draft = useProfileDraft(form, server, { weddingId: couple.id, isSaving: save.isPending });

  const submit = useSubmit(form, async values => {
    try {
      const saved = await save.mutateAsync({ version: draft.base.version, profiles: values.profiles });
      draft.saved(values.profiles, { version: saved.version, people: toPeople(saved.profiles) });
      setLate(false);
      show({ tone: 'ok', text: t('profile.saved') });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      await refresh();
      setLate(true);
      scrollTo({ top: 0 });
    }
  });
  // Switches to the other tab if it contains the error.
  const isOtherWrong = errors.profiles?.[Number(shown)] === undefined && errors.profiles !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per attempt to save
  useEffect(() => {
    if (isOtherWrong) setShown(shown === '0' ? '1' : '0');
  }, [submitCount]);
  const swap = () => {
    const [first, second] = form.getValues('profiles');
    if (first !== undefined && second !== undefined) form.setValue('profiles', [second, first], { shouldDirty: true });
  };
  const take = ({ type, field }: DraftField) => {
    const theirs = personOf(draft.base.people, type)?.[field];
    const index = people.findIndex(person => person.type === type);
    if (theirs !== undefined) form.setValue(`profiles.${index}.${field}`, theirs, { shouldDirty: true });
  };
  return (
    <form className={styles.page} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={isDirty} isKept />
      <div className={styles.head}>
        <h1 className={styles.title}>{t('profile.title')}</h1>
        <p className={styles.lead}>{t('profile.lead')}</p>
      </div>
      {(draft.merged !== undefined || isLate) && (
        <PartnerChanges
          key={draft.base.version}
          merged={draft.merged}
          mine={people}
          theirs={draft.base.people}
          titleOf={titleOf}
          onTake={take}
        />
      )}
      {draft.isRestored && (
        <Alert title={t('profile.restored')} isLive isDismissable>
          {t('profile.restored.text')}
        </Alert>
      )}
      <div className={styles.switch}>
        <SegmentedControl
          label={t('profile.people')}
          fullWidth
          segments={people.map((person, index) => ({
            value: index === 0 ? ('0' as const) : ('1' as const),
            label: onSwitch(titleOf(person)),
          }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      <div className={styles.people} data-shown={shown}>
        {people.map((person, index) => (
          <section key={person.type} className={styles.sheet} aria-label={titleOf(person)}>
            <h2 className={styles.name}>{person.label || t(`profile.type.${person.type}`)}</h2>
            <PersonFields form={form} index={index} />
          </section>
        ))}
      </div>
      <div className={styles.order}>
        <p className={styles.lead}>
          {t('profile.order.now', { names: joinNames(people.map(titleOf), currentLanguage()) })}
        </p>
        <Button icon="arrow-up-down" onPress={swap}>
          {t('profile.order')}
        </Button>
      </div>
      {isDirty && (
        <div className={styles.bar}>
          <EditorBar
            mode="edit"
            isSticky
            changeCount={Math.max(1, countChanges(draft.base.people, people))}
            isSaving={save.isPending}
            onCancel={() => {
              draft.giveUp();
              setLate(false);
              show({ text: t('profile.cancelled') });
            }}
            onSave={() => submit()}
          />
        </div>
      )}
    </form>
  );
}
