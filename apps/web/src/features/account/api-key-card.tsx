import type { ApiKeyRow } from '@kotohogi/contract/api-key';
import { Button } from '@kotohogi/ui/button';
import { StateChip } from '@kotohogi/ui/chip';
import type { ReactNode } from 'react';
import { noteText, yearDateText } from '../../shell/formats.office.ts';
import { dateText, timeText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './api-keys.module.css';
import type { keys } from './messages.ja.ts';
import { actionsText, groupRights, resourceText } from './rights.ts';

const t = textsOf<typeof keys>();

/** The permissions a key is limited to, as text: area, resource, action. */
function Rights({ names }: { readonly names: readonly string[] }) {
  return groupRights(names).map(({ scope, rights }) => (
    <section key={scope} className={styles.rights}>
      <h3 className={styles.scope}>{t(`account.rightIn.${scope}`)}</h3>
      <ul className={styles.held}>
        {rights.map(right => (
          <li key={right.resource}>
            {resourceText(right.resource)}
            <span className={styles.may}>{noteText(actionsText(right))}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export interface ApiKeyCardProps {
  readonly row: ApiKeyRow;
  readonly onRemove: () => void;
}

/** One key: name, prefix, period of validity, permissions. */
export function ApiKeyCard({ row, onRemove }: ApiKeyCardProps) {
  const { name, beginning, lastUsedAt, expiresAt, permissions } = row;
  const isOver = expiresAt < Date.now();
  return (
    <li className={styles.key} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {isOver && <StateChip tone="warn">{t('account.key.over')}</StateChip>}
        <Button
          size="small"
          variant="quiet"
          icon="trash-2"
          onPress={onRemove}
          aria-label={t('account.key.remove.of', { name })}
        >
          {t('account.key.remove')}
        </Button>
      </div>
      <dl className={styles.facts}>
        <Fact label={t('account.key.beginning')}>
          <code className={styles.code}>{beginning}…</code>
        </Fact>
        <Fact label={t('account.key.used')}>
          {lastUsedAt === null ? t('account.key.unused') : `${yearDateText(lastUsedAt)} ${timeText(lastUsedAt)}`}
        </Fact>
        <Fact label={t('account.key.until')}>{dateText(expiresAt)}</Fact>
        <Fact label={t('account.key.rights')}>
          {permissions === null ? t('account.key.rights.all') : <Rights names={permissions} />}
        </Fact>
      </dl>
    </li>
  );
}
