import { Alert } from '@kotohogi/ui/alert';
import { Card } from '@kotohogi/ui/card';
import { CopyButton } from '@kotohogi/ui/copy-button';
import { LinkButton } from '@kotohogi/ui/link-button';
import { useState } from 'react';
import { MadeFileButton } from '../../../shell/list/made-file-button.tsx';
import { paths } from '../../../shell/router/paths.ts';
import { qrAddress, useCardFile } from '../api.ts';
import { useCouple } from '../couple-context.ts';
import { t } from '../t.ts';
import { LinkPreviewCard } from './link-preview-card.tsx';
import { ShareMessage } from './share-message.tsx';
import styles from './share-ways.module.css';

/** The ways to send the invitation: link, printable code, message with the link. */
export function ShareWays() {
  const couple = useCouple();
  const path = paths.guest.invitation(couple.companyAccountId, couple.key);
  const url = `${location.origin}${path}`;
  // Every call creates a new URL, so call it once.
  const [qr] = useState(() => qrAddress(couple.id));
  const cards = useCardFile(couple.id);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('share.title')}</h1>
      {!couple.isPublished && (
        <Alert
          tone="warn"
          title={t('share.notPublished')}
          action={
            <LinkButton href={paths.couple.invitation(couple.companyAccountId, couple.key)}>
              {t('share.notPublished.do')}
            </LinkButton>
          }
        >
          {t('share.notPublished.text')}
        </Alert>
      )}
      <div className={styles.columns}>
        <ShareMessage url={url} />
        <div className={styles.side}>
          <Card title={t('share.link')}>
            <p className={styles.url}>{url}</p>
            <div className={styles.row}>
              <CopyButton text={url} label={t('share.link.copy')} />
              <LinkButton variant="quiet" href={path} isExternal>
                {t('share.open')}
              </LinkButton>
            </div>
          </Card>
          <LinkPreviewCard />
          <Card title={t('share.qr')}>
            <div className={styles.qr}>
              <img src={qr} width="200" height="200" alt={t('share.qr.alt')} />
              <p className={styles.note}>{t('share.qr.hint')}</p>
              <LinkButton icon="download" href={qr} download={t('share.qr.file')}>
                {t('share.qr.save')}
              </LinkButton>
              <p className={styles.note}>{t('share.card.hint')}</p>
              <MadeFileButton calls={cards}>{t('share.card.save')}</MadeFileButton>
            </div>
          </Card>
        </div>
      </div>
    </div>
  );
}
