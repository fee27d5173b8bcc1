import type { HostRow } from '@kotohogi/contract/user';
import { Avatar } from '@kotohogi/ui/avatar';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { Chip } from '@kotohogi/ui/chip';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { shortDateText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { FailedPart } from '../../shell/pages/failed-part.tsx';
import { useHosts, useInviteHost, useRemoveHost } from './api.ts';
import styles from './hosts-card.module.css';
import { InviteHostForm } from './invite-host-form.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

const whoIs = ({ name, email }: HostRow) => name || email;
const statusOf = ({ invitedUntil }: HostRow) => {
  if (invitedUntil === null) return undefined;
  return invitedUntil < Date.now()
    ? t('user.host.expired')
    : t('user.host.invited', { date: shortDateText(invitedUntil) });
};

interface HostProps {
  readonly host: HostRow;
  readonly isReadOnly: boolean;
  readonly isAlone: boolean;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
  readonly onRemove: () => void;
}

/** One host: name, status and actions. */
function Host({ host, isReadOnly, isAlone, isBusy, onAgain, onRemove }: HostProps) {
  const who = whoIs(host);
  const status = statusOf(host);
  const isInvited = status !== undefined;
  return (
    <li className={styles.host}>
      <Avatar name={who} />
      <div className={styles.text}>
        <p className={styles.name}>
          {who} {host.isSelf && <Chip tone="soft">{t('user.host.self')}</Chip>}
        </p>
        {host.name !== '' && <p className={styles.quiet}>{host.email}</p>}
        {isInvited && <p className={styles.quiet}>{status}</p>}
      </div>
      <div className={styles.actions}>
        {!isReadOnly && isInvited && host.name === '' && (
          <Button size="small" isBusy={isBusy} onPress={onAgain} aria-label={t('user.host.again.of', { who })}>
            {t('user.host.again')}
          </Button>
        )}
        {!isReadOnly && !isAlone && (
          <Button
            size="small"
            variant="quiet"
            onPress={onRemove}
            aria-label={t(isInvited ? 'user.host.revoke.of' : 'user.host.remove.of', { who })}
          >
            {t(isInvited ? 'user.host.revoke' : 'user.host.remove')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Asks for confirmation before removing a host or revoking an invitation. */
function Leaving({ weddingId, host, onClose }: { weddingId: number; host: HostRow; onClose: () => void }) {
  const remove = useRemoveHost(weddingId);
  const show = useSnackbar();
  const [refusal, setRefusal] = useState<string>();
  const who = whoIs(host);
  const action = host.invitedUntil === null ? 'remove' : 'revoke';
  const confirm = () =>
    remove.mutate(host.id, {
      onSuccess: () => {
        show({ tone: 'ok', text: t(`user.${action}d`, { who }) });
        onClose();
      },
      onError: error => setRefusal(error instanceof ApiError ? error.userMessage : String(error)),
    });
  return (
    <ConfirmDialog
      isOpen
      title={t(`user.${action}.title`, { who })}
      confirmLabel={t(`user.host.${action}`)}
      tone="danger"
      isBusy={remove.isPending}
      {...(refusal === undefined ? {} : { errorMessage: refusal })}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {host.isSelf ? t('user.remove.text.self') : t(`user.${action}.text`)}
    </ConfirmDialog>
  );
}

export interface HostsCardProps {
  readonly weddingId: number;
  /** For users who may see the hosts but not change them. */
  readonly isReadOnly?: boolean;
}

/** The hosts of a wedding: the partner, family, a planner; invited by mail, and removable. */
export function HostsCard({ weddingId, isReadOnly = false }: HostsCardProps) {
  const hosts = useHosts(weddingId);
  const { data } = hosts;
  const invite = useInviteHost(weddingId);
  const [leaving, setLeaving] = useState<HostRow>();
  const show = useSnackbar();
  const notify = useFailureNotice();
  const rows = data?.rows ?? [];
  const send = async (email: string) => {
    await invite.mutateAsync(email);
    show({ tone: 'ok', text: t('user.invite.sent', { email }) });
  };
  const again = (email: string) => void send(email).catch((failure: unknown) => notify(failure, () => again(email)));
  return (
    <Card title={t('user.hosts')}>
      <p className={styles.lead}>{t('user.hosts.text')}</p>
      {hosts.isPending && <Skeleton shape="block" height="4rem" />}
      <FailedPart query={hosts} />
      {data !== undefined && (
        <ul className={styles.list} aria-label={t('user.hosts.list')}>
          {rows.map(host => (
            <Host
              key={host.id}
              host={host}
              isReadOnly={isReadOnly}
              isAlone={rows.length === 1}
              isBusy={invite.isPending && invite.variables === host.email}
              onAgain={() => again(host.email)}
              onRemove={() => setLeaving(host)}
            />
          ))}
        </ul>
      )}
      {!isReadOnly && <InviteHostForm send={send} isBusy={invite.isPending} />}
      {leaving !== undefined && <Leaving weddingId={weddingId} host={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  );
}
