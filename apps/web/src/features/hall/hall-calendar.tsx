import type { HallDetail } from '@kotohogi/contract/hall';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { CopyButton } from '@kotohogi/ui/copy-button';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { LinkButton } from '@kotohogi/ui/link-button';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { partFailureOf } from '../../shell/api/failure-of.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { useFacility } from '../facility/index.ts';
import {
  useCreateHallCalendar,
  useHallCalendar,
  useRemoveHallCalendar,
  useReplaceHallCalendar,
} from './api.calendar.ts';
import styles from './hall-sample.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

interface Place {
  readonly facilityId: number;
  readonly hallId: number;
}

/** Creates the link. */
function NoLink({ facilityId, hallId }: Place) {
  const create = useCreateHallCalendar(facilityId, hallId);
  const notify = useFailureNotice();
  const send = () => create.mutate(undefined, { onError: error => notify(error, send) });
  return (
    <div className={styles.row}>
      <Button icon="calendar-days" isBusy={create.isPending} onPress={send}>
        {t('hall.calendar.create')}
      </Button>
    </div>
  );
}

/** Asks for confirmation before the link is replaced or removed, because subscribed calendars stop updating. */
function Ask({ facilityId, hallId, command, onClose }: Place & { command: 'replace' | 'remove'; onClose: () => void }) {
  const replace = useReplaceHallCalendar(facilityId, hallId);
  const remove = useRemoveHallCalendar(facilityId, hallId);
  const show = useSnackbar();
  const notify = useFailureNotice();
  const mutation = command === 'replace' ? replace : remove;
  const send = () =>
    mutation.mutate(undefined, {
      onSuccess: () => {
        onClose();
        show({ tone: 'ok', text: t(`hall.calendar.${command}.done`) });
      },
      onError: error => {
        onClose();
        notify(error, send);
      },
    });
  return (
    <ConfirmDialog
      isOpen
      title={t(`hall.calendar.${command}.ask`)}
      tone="danger"
      confirmLabel={t(`hall.calendar.${command}`)}
      isBusy={mutation.isPending}
      onConfirm={send}
      onCancel={onClose}
    >
      {t(`hall.calendar.${command}.text`)}
    </ConfirmDialog>
  );
}

/** The link, with a button for each way of using it. */
function Link({ url, ...place }: Place & { readonly url: string }) {
  const [command, setCommand] = useState<'replace' | 'remove'>();
  return (
    <>
      <p className={styles.url}>{url}</p>
      <div className={styles.row}>
        <LinkButton variant="filled" icon="calendar-days" href={url.replace(/^https?:/, 'webcal:')}>
          {t('hall.calendar.subscribe')}
        </LinkButton>
        <CopyButton text={url} label={t('hall.calendar.copy')} />
      </div>
      <p className={styles.hint}>{t('hall.calendar.google')}</p>
      <div className={styles.row}>
        <Button variant="quiet" onPress={() => setCommand('replace')}>
          {t('hall.calendar.replace')}
        </Button>
        <Button variant="quiet" onPress={() => setCommand('remove')}>
          {t('hall.calendar.remove')}
        </Button>
      </div>
      {command !== undefined && <Ask {...place} command={command} onClose={() => setCommand(undefined)} />}
    </>
  );
}

/** The secret link by which calendars subscribe to the ceremonies of a hall (docs/product/hall.md#calendar-link). */
export function HallCalendar({ hall }: { readonly hall: HallDetail }) {
  const place = { facilityId: useFacility().id, hallId: hall.id };
  const query = useHallCalendar(place.facilityId, place.hallId);
  const { data } = query;
  const failure = partFailureOf(query);
  return (
    <Card title={t('hall.calendar')}>
      <div className={styles.text}>
        <p>{t('hall.calendar.text')}</p>
        {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
        {failure === undefined && data === undefined && <Skeleton shape="block" height="6rem" />}
        {data?.url === null && <NoLink {...place} />}
        {typeof data?.url === 'string' && <Link {...place} url={data.url} />}
      </div>
    </Card>
  );
}
