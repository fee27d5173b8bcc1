import { personName } from '@kotohogi/contract/schemas/rules/text';
import type { ApiKeyDays } from '@kotohogi/domain/account/api-key';
import { API_KEY_DAYS, API_KEYS_MAX } from '@kotohogi/domain/account/api-key';
import { Button } from '@kotohogi/ui/button';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { LinkButton } from '@kotohogi/ui/link-button';
import { RadioCards } from '@kotohogi/ui/radio-cards';
import { RadioChips } from '@kotohogi/ui/radio-chips';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { TextField } from '@kotohogi/ui/text-field';
import * as z from 'zod/mini';
import { ApiError } from '../../shell/api/api-error.ts';
import { useContractForm, useField, useTextField } from '../../shell/form/contract-form.ts';
import { LeaveGuard } from '../../shell/form/leave-guard.tsx';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { paths } from '../../shell/router/paths.ts';
import { AccountFrame } from './account-frame.tsx';
import { useApiKeys, useCreateApiKey } from './api.keys.ts';
import { MadeKey } from './made-key.tsx';
import type { keys } from './messages.ja.ts';
import { RightsChoice } from './rights-choice.tsx';
import styles from './verify-page.module.css';

const t = textsOf<typeof keys>();

interface Values {
  name: string;
  days: `${ApiKeyDays}`;
  extent: 'all' | 'some';
  permissions: readonly string[];
}

const schema = z.intersection(
  z.object({ name: personName, days: z.string() }),
  z.object({ extent: z.string(), permissions: z.array(z.string()) }).check(
    z.refine(({ extent, permissions }) => extent === 'all' || permissions.length > 0, {
      path: ['permissions'],
      params: { rule: 'required' },
    }),
  ),
);
const START: Values = { name: '', days: '90', extent: 'all', permissions: [] };

const daysToChoose = () =>
  API_KEY_DAYS.map(days => ({ value: `${days}` as const, label: t(`account.key.days.${days}`) }));
const extents = () =>
  (['all', 'some'] as const).map(extent => ({
    value: extent,
    label: t(`account.key.extent.${extent}`),
    description: t(`account.key.extent.${extent}.text`),
  }));

type Create = ReturnType<typeof useCreateApiKey>;

/** The name, expiry and permissions of a key. */
function KeyForm({ held, create }: { readonly held: readonly string[]; readonly create: Create }) {
  const form = useContractForm<Values>({ schema, defaultValues: START });
  const submit = useSubmit(form, async ({ name, days, extent, permissions }) => {
    const chosen = extent === 'all' ? null : [...permissions];
    await create.mutateAsync({ name, days: Number(days) as ApiKeyDays, permissions: chosen });
  });
  const name = useTextField(form, 'name');
  const days = useField(form, 'days');
  const extent = useField(form, 'extent');
  const permissions = useField(form, 'permissions', 'change');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={form.formState.isDirty && !create.isSuccess} />
      <TextField label={t('account.key.name')} hint={t('account.key.name.hint')} isRequired {...name} />
      <RadioChips label={t('account.key.until')} options={daysToChoose()} isRequired {...days} />
      {held.length > 0 && (
        <RadioCards
          label={t('account.key.rights')}
          options={extents()}
          isRequired
          {...extent}
          errorMessage={permissions.errorMessage}
        />
      )}
      {extent.value === 'some' && (
        <RightsChoice held={held} chosen={permissions.value} onChange={permissions.onChange} />
      )}
      <Button
        type="submit"
        variant="filled"
        size="large"
        fullWidth
        isBusy={create.isPending}
        busyLabel={t('account.key.making')}
      >
        {t('account.key.make')}
      </Button>
    </form>
  );
}

/** /account/apiKey/new: creates a key and shows it once. */
export function NewApiKeyPage() {
  const { data, error, refetch } = useApiKeys();
  const create = useCreateApiKey();
  const made = create.data;
  const toList = { href: paths.account.apiKeys, label: t('account.key.toList') };
  const isFull = made === undefined && (data?.apiKeys.length ?? 0) >= API_KEYS_MAX;
  return (
    <AccountFrame title={t('account.key.new.title')} lead={t('account.key.new.lead')} back={toList}>
      {data === undefined && error === null && <Skeleton shape="block" height="16rem" />}
      {data === undefined && error !== null && (
        <LoadFailure
          message={error instanceof ApiError ? error.userMessage : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {isFull && (
        <EmptyState title={t('account.key.full')} action={<LinkButton href={toList.href}>{toList.label}</LinkButton>} />
      )}
      {data !== undefined && made === undefined && !isFull && <KeyForm held={data.permissions} create={create} />}
      {made !== undefined && <MadeKey apiKey={made.apiKey} name={made.row.name} expiresAt={made.row.expiresAt} />}
    </AccountFrame>
  );
}
