import { staff } from '@kotohogi/contract/schemas/staff';
import type { GivingArea } from '@kotohogi/contract/staff';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { CopyButton } from '@kotohogi/ui/copy-button';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { LinkButton } from '@kotohogi/ui/link-button';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useState } from 'react';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { useCreatePerson, useRandomPassword } from './api.ts';
import type { StaffArea } from './area.ts';
import type { ja } from './messages.ja.ts';
import { PersonForm } from './person-form.tsx';
import type { GivenValues } from './person-values.ts';
import styles from './staff-form.module.css';
import { WithAreas } from './with-areas.tsx';

const t = textsOf<typeof ja>();

interface Created {
  readonly email: string;
  readonly password: string;
}

/** The password of the new account: shown once. */
function CreatedCard({ area, created }: { readonly area: StaffArea; readonly created: Created }) {
  return (
    <div className={styles.form}>
      <Card title={t('staff.created')}>
        <p role="status">{t('staff.created.text', { email: created.email })}</p>
        <p className={styles.password}>
          <span>{t('staff.created.password')}</span>
          <span className={styles.secret}>{created.password}</span>
          <CopyButton text={created.password} label={t('staff.created.copy')} />
        </p>
        <Alert tone="warn">{t('staff.created.once')}</Alert>
      </Card>
      <div className={styles.buttons}>
        <LinkButton href={area.href} variant="filled">
          {t('staff.created.done')}
        </LinkButton>
      </div>
    </div>
  );
}

interface NewFormProps {
  readonly area: StaffArea;
  readonly areas: readonly GivingArea[];
  readonly password: string;
  readonly onCreated: (created: Created) => void;
}

function NewForm({ area, areas, password, onCreated }: NewFormProps) {
  const create = useCreatePerson(area);
  const send = async (values: GivenValues) => {
    const { email } = await create.mutateAsync(values);
    onCreated({ email, password: values.password });
  };
  return (
    <PersonForm
      {...{ area, areas, password, send }}
      schema={staff.adminCreate.body}
      emailHint={t('staff.field.email.new.hint')}
      note={<Alert tone="info">{t('staff.create.instead')}</Alert>}
      isSending={create.isPending}
      submitButton={
        <Button type="submit" variant="filled" isBusy={create.isPending} busyLabel={t('staff.creating')}>
          {t('staff.create')}
        </Button>
      }
    />
  );
}

/** …/users/new: creates an account with a random password, which is shown once. */
export function NewStaffPage({ area }: { readonly area: StaffArea }) {
  const password = useRandomPassword();
  const failure = failureOf(password);
  const [created, setCreated] = useState<Created>();
  return (
    <StaffPage
      crumbs={[...area.crumbs, { label: t('staff.users'), href: area.href }, { label: t('staff.new') }]}
      title={t('staff.new')}
      help={{ what: t('staff.help.new.what'), who: t('staff.help.new.who'), next: t('staff.help.new.next') }}
    >
      {created !== undefined && <CreatedCard area={area} created={created} />}
      {created === undefined && failure !== undefined && (
        <LoadFailure message={failure.userMessage} onRetry={() => void password.refetch()} />
      )}
      {created === undefined && password.isPending && <Skeleton shape="block" height="24rem" />}
      {created === undefined && password.data !== undefined && (
        <WithAreas area={area}>
          {areas => <NewForm area={area} areas={areas} password={password.data.password} onCreated={setCreated} />}
        </WithAreas>
      )}
    </StaffPage>
  );
}
