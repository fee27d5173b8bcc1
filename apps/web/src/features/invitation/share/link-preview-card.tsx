import type { LinkPreviewState } from '@kotohogi/contract/invitation';
import { artworkRaster } from '@kotohogi/themes/artwork';
import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { Switch } from '@kotohogi/ui/switch';
import { useMemo } from 'react';
import { partFailureOf } from '../../../shell/api/failure-of.ts';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { linkPreviewAddress, useChangeLinkPreview, useLinkPreview } from '../api.ts';
import { useCouple } from '../couple-context.ts';
import { t } from '../t.ts';
import styles from './link-preview-card.module.css';

/** The picture and the title as a chat shows them below the link. */
function Picture({ state }: { readonly state: LinkPreviewState }) {
  const { key, designPattern } = useCouple();
  const { title, version } = state;
  // Every call creates a new URL, so call it once per version.
  const src = useMemo(
    () => (version === null ? artworkRaster(designPattern, 'link-preview') : linkPreviewAddress(key, version)),
    [key, version, designPattern],
  );
  return (
    <figure className={styles.preview}>
      <img src={src} width="1200" height="630" alt={t('share.preview.alt')} />
      <figcaption className={styles.title}>{title ?? t('share.preview.neutral')}</figcaption>
    </figure>
  );
}

/** The link preview in LINE and other services, and how much of the couple it shows. */
export function LinkPreviewCard() {
  const { id } = useCouple();
  const preview = useLinkPreview(id);
  const change = useChangeLinkPreview(id);
  const notify = useFailureNotice();
  const failure = partFailureOf(preview);
  const set = (body: Parameters<typeof change.mutate>[0]) =>
    change.mutate(body, { onError: error => notify(error, () => set(body)) });
  const { data } = preview;
  return (
    <Card title={t('share.preview')}>
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void preview.refetch()} />}
      {failure === undefined && data === undefined && <Skeleton shape="block" height="14rem" />}
      {data !== undefined && (
        <div className={styles.body}>
          <Picture state={data} />
          <Switch isSelected={data.showsNames} onChange={showsNames => set({ showsNames })}>
            {t('share.preview.names')}
          </Switch>
          {data.showsNames && (
            <Switch
              isSelected={data.showsPhoto}
              isDisabled={!data.hasPhoto && !data.showsPhoto}
              onChange={showsPhoto => set({ showsPhoto })}
            >
              {t('share.preview.photo')}
            </Switch>
          )}
          {data.showsNames && !data.hasPhoto && <p className={styles.note}>{t('share.preview.noPhoto')}</p>}
          <p className={styles.note}>{t('share.preview.note')}</p>
        </div>
      )}
    </Card>
  );
}
