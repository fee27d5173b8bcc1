import type { WeddingDetail } from '@kotohogi/contract/wedding';
import { Avatar } from '@kotohogi/ui/avatar';
import { Card } from '@kotohogi/ui/card';
import { StateChip } from '@kotohogi/ui/chip';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { textsOf } from '../../../shell/i18n/text.ts';
import { CoupleName } from '../couple-name.tsx';
import { Facts } from '../facts.tsx';
import type { ja } from '../messages.ja.ts';
import styles from './wedding-hosts.module.css';

const t = textsOf<typeof ja>();

/** The couple's accounts: who they are, and whether they have activated them. */
export function WeddingHosts({ detail }: { readonly detail: WeddingDetail }) {
  return (
    <div className={styles.hosts}>
      <Card title={t('wedding.hosts')}>
        <Facts
          facts={[
            { id: 'couple', label: t('wedding.filter.name'), value: <CoupleName couple={detail.couple} /> },
            { id: 'email', label: t('wedding.hosts.contact'), value: detail.email },
          ]}
        />
      </Card>
      <Card>
        {detail.hosts.length === 0 && <EmptyState title={t('wedding.hosts.none')} />}
        <ul>
          {detail.hosts.map(host => (
            <li key={host.id} className={styles.host}>
              <Avatar name={host.name || host.email} />
              <span className={styles.words}>
                <span className={styles.name}>{host.name || t('wedding.host.unnamed')}</span>
                <span className={styles.email}>{host.email}</span>
              </span>
              <StateChip tone={host.isVerified ? 'ok' : 'idle'}>
                {t(host.isVerified ? 'wedding.host.verified' : 'wedding.host.waiting')}
              </StateChip>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
