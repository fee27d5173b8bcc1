import type { WeddingDetail } from '@kotohogi/contract/wedding';
import { Card } from '@kotohogi/ui/card';
import { textsOf } from '../../../shell/i18n/text.ts';
import { CoupleName } from '../couple-name.tsx';
import { Facts } from '../facts.tsx';
import type { ja } from '../messages.ja.ts';
import styles from './wedding-hosts.module.css';

const t = textsOf<typeof ja>();

/** The couple's names, the address that the venue registered, and who may change it now. */
export function WeddingHosts({ detail }: { readonly detail: WeddingDetail }) {
  const hasStarted = detail.hosts.some(host => host.isVerified);
  return (
    <Card title={t('wedding.hosts')}>
      <Facts
        facts={[
          { id: 'couple', label: t('wedding.filter.name'), value: <CoupleName couple={detail.couple} /> },
          {
            id: 'email',
            label: t('wedding.hosts.contact'),
            value: (
              <>
                {detail.email}
                <span className={styles.hint}>
                  {t(hasStarted ? 'wedding.hosts.contact.fixed' : 'wedding.hosts.contact.open')}
                </span>
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
