import type { ProviderKey } from '@kotohogi/domain/live/types';
import { Button } from '@kotohogi/ui/button';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { RadioCards } from '@kotohogi/ui/radio-cards';
import { useState } from 'react';
import { ApiError } from '../../../../shell/api/api-error.ts';
import { coupleFullText } from '../../../wedding/index.ts';
import { t } from '../../console-t.ts';
import { useCreateLive } from '../api.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { COMMAND_ICONS } from '../console-state.ts';
import styles from './console-create.module.css';
import { realState, useNotifyRefusal } from './console-refusal.ts';

type CreateFacts = Pick<ConsoleFacts, 'detail' | 'live'>;

/** The default provider: the built-in engine, which is always available (docs/product/live.md#hosted-platforms). */
const USUAL: ProviderKey = 'channel';

/** The error text shown in the dialog when the chosen provider is refused; another one may work. */
function dialogError(error: unknown): string | undefined {
  return error instanceof ApiError && error.code === 'live_provider_unknown' ? error.userMessage : undefined;
}

interface CreateDialogProps extends CreateFacts {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks which provider to use for the stream; the choice is final. */
function CreateDialog({ detail, live, isOpen, onClose }: CreateDialogProps) {
  const [provider, choose] = useState<ProviderKey>(USUAL);
  const { mutate, isPending, error } = useCreateLive(detail.id);
  const notify = useNotifyRefusal();
  const create = () =>
    mutate(provider, {
      onSuccess: onClose,
      onError: failure => {
        if (dialogError(failure) !== undefined) return;
        onClose();
        // If the state has changed, somebody else was faster and there is nothing to retry.
        notify(failure, realState(failure) === undefined ? create : undefined);
      },
    });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('console.create.ask', { couple: coupleFullText(detail.couple), hall: detail.hallName })}
      confirmLabel={t('console.command.create')}
      isBusy={isPending}
      errorMessage={dialogError(error)}
      onConfirm={create}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <p>{t('console.create.text')}</p>
        <div className={styles.choice}>
          <RadioCards
            label={t('console.create.where')}
            columns={1}
            options={live.providers.map(key => ({
              value: key,
              label: t(`console.provider.${key}`),
              description: t(`console.create.${key}`),
            }))}
            value={provider}
            onChange={choose}
            isDisabled={isPending}
          />
        </div>
      </div>
    </ConfirmDialog>
  );
}

/** Creates the slot: directly with one provider, after a dialog with several. */
export function CreateButton({ detail, live }: CreateFacts) {
  const { mutate, isPending } = useCreateLive(detail.id);
  const notify = useNotifyRefusal();
  const [asked, setAsked] = useState({ times: 0, isOpen: false });
  const isAsked = live.providers.length > 1;
  const create = () => {
    if (!isPending) mutate(USUAL, { onError: error => notify(error, create) });
  };
  return (
    <>
      <Button
        variant="filled"
        size="large"
        fullWidth
        icon={COMMAND_ICONS.create}
        isBusy={isPending}
        onPress={() => (isAsked ? setAsked(({ times }) => ({ times: times + 1, isOpen: true })) : create())}
      >
        {t('console.command.create')}
      </Button>
      {isAsked && (
        <CreateDialog
          key={asked.times}
          detail={detail}
          live={live}
          isOpen={asked.isOpen}
          onClose={() => setAsked(({ times }) => ({ times, isOpen: false }))}
        />
      )}
    </>
  );
}
