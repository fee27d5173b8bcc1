import type { ApiKeyRow } from '@kotohogi/contract/api-key';
import { API_KEYS_MAX } from '@kotohogi/domain/account/api-key';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { LinkButton } from '@kotohogi/ui/link-button';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { paths } from '../../shell/router/paths.ts';
import { AccountFrame } from './account-frame.tsx';
import { useApiKeys, useRemoveApiKey } from './api.keys.ts';
import { ApiKeyCard } from './api-key-card.tsx';
import styles from './api-keys.module.css';
import type { keys } from './messages.ja.ts';

const t = textsOf<typeof keys>();

/** Asks for confirmation before deleting a key, because its clients stop working at once. */
function Removing({ row, onClose }: { readonly row: ApiKeyRow; readonly onClose: () => void }) {
  const remove = useRemoveApiKey();
  const show = useSnackbar();
  const [refusal, setRefusal] = useState<string>();
  const { name } = row;
  const confirm = () =>
    remove.mutate(row.id, {
      onSuccess: () => {
        show({ tone: 'ok', text: t('account.key.removed', { name }) });
        onClose();
      },
      onError: error => setRefusal(error instanceof ApiError ? error.userMessage : String(error)),
    });
  return (
    <ConfirmDialog
      isOpen
      title={t('account.key.remove.title', { name })}
      confirmLabel={t('account.key.remove')}
      tone="danger"
      isBusy={remove.isPending}
      errorMessage={refusal}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t('account.key.remove.text')}
    </ConfirmDialog>
  );
}

const toNew = (variant: 'filled' | 'outlined') => (
  <LinkButton href={`${paths.account.apiKeys}/new`} variant={variant} icon="plus">
    {t('account.key.new')}
  </LinkButton>
);

function Keys({ rows }: { readonly rows: readonly ApiKeyRow[] }) {
  const [removing, setRemoving] = useState<ApiKeyRow>();
  const isFull = rows.length >= API_KEYS_MAX;
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title={t('account.key.none')} action={toNew('filled')}>
          {t('account.key.none.text')}
        </EmptyState>
      ) : (
        <>
          <div className={styles.top}>
            <p className={styles.quiet}>{t('account.key.count', { n: rows.length, max: API_KEYS_MAX })}</p>
            {isFull ? <p className={styles.quiet}>{t('account.key.full')}</p> : toNew('outlined')}
          </div>
          <ul className={styles.list} aria-label={t('account.key.title')}>
            {rows.map(row => (
              <ApiKeyCard key={row.id} row={row} onRemove={() => setRemoving(row)} />
            ))}
          </ul>
        </>
      )}
      {removing !== undefined && <Removing row={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

/** /account/apiKey: the API keys that let programs act for the user. */
export function ApiKeysPage() {
  const { data, error, refetch } = useApiKeys();
  return (
    <AccountFrame title={t('account.key.title')} lead={t('account.key.lead')}>
      {data === undefined && error === null && <Skeleton shape="block" height="8rem" />}
      {data === undefined && error !== null && (
        <LoadFailure
          message={error instanceof ApiError ? error.userMessage : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && <Keys rows={data.apiKeys} />}
    </AccountFrame>
  );
}
