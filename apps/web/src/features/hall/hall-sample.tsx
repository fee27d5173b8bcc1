import type { HallDetail } from '@kotohogi/contract/hall';
import { Card } from '@kotohogi/ui/card';
import { CopyButton } from '@kotohogi/ui/copy-button';
import { LinkButton } from '@kotohogi/ui/link-button';
import { textsOf } from '../../shell/i18n/text.ts';
import { useFacility } from '../facility/index.ts';
import { hallQrAddress } from './api.ts';
import styles from './hall-sample.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The sample wedding of a hall: its address to copy, and its QR code to print (docs/product/demo.md#samples). */
export function HallSample({ hall }: { readonly hall: HallDetail }) {
  const { id } = useFacility();
  const qr = hallQrAddress(id, hall.id);
  return (
    <Card title={t('hall.sample')}>
      <div className={styles.sample}>
        <div className={styles.text}>
          <p>{t('hall.sample.text')}</p>
          <p className={styles.url}>{hall.sampleUrl}</p>
          <div className={styles.row}>
            <CopyButton text={hall.sampleUrl} label={t('hall.sample.copy')} />
            <LinkButton variant="quiet" href={hall.sampleUrl} isExternal>
              {t('hall.sample.open')}
            </LinkButton>
            <LinkButton variant="quiet" icon="download" href={qr} download={t('hall.sample.qr.file')}>
              {t('hall.sample.qr.save')}
            </LinkButton>
          </div>
        </div>
        <img className={styles.qr} src={qr} width="144" height="144" alt={t('hall.sample.qr')} />
      </div>
    </Card>
  );
}
