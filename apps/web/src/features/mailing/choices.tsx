import type { MailChoices as Choices } from '@kotohogi/contract/mailing';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { Switch } from '@kotohogi/ui/switch';
import type { ReactNode } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { useChoose, useMailChoices } from './api.ts';
import styles from './choices.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** One switch per kind of mail; each click is saved. */
function Switches({ token, choices }: { readonly token: string } & Pick<Choices, 'choices'>) {
  const choose = useChoose(token);
  const show = useSnackbar();
  const notify = useFailureNotice();
  return (
    <>
      <ul className={styles.list}>
        {choices.map(({ choice, isOn }) => (
          <li key={choice}>
            <Switch
              isSelected={isOn}
              isDisabled={choose.isPending}
              onChange={next =>
                choose.mutate(
                  { choice, isOn: next },
                  { onSuccess: () => show({ tone: 'ok', text: t('mailing.saved') }), onError: error => notify(error) },
                )
              }
            >
              <b>{t(`mailing.${choice}`)}</b>
              <small>{t(`mailing.${choice}.when`)}</small>
            </Switch>
          </li>
        ))}
      </ul>
      <p className={styles.always}>{t('mailing.always')}</p>
    </>
  );
}

export interface MailChoicesProps {
  /** The token of the link at the end of each mail. */
  readonly token: string;
  /** The content above the switches. */
  readonly head?: (data: Choices) => ReactNode;
}

/** Mail preferences, shown on the page linked from mails and in the guest's profile. */
export function MailChoices({ token, head }: MailChoicesProps): ReactNode {
  const { data, error, refetch } = useMailChoices(token);
  if (data !== undefined) {
    return (
      <>
        {head?.(data)}
        <Switches token={token} choices={data.choices} />
      </>
    );
  }
  if (error === null) return <Skeleton shape="block" height="20rem" />;
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title={t('mailing.gone')}>{t('mailing.gone.text')}</EmptyState>;
  return (
    <LoadFailure message={error instanceof ApiError ? error.userMessage : undefined} onRetry={() => void refetch()} />
  );
}
