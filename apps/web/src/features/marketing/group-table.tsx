import type { MarketingPeople } from '@kotohogi/contract/marketing';
import { Card } from '@kotohogi/ui/card';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './group-table.module.css';
import type { ja } from './messages.ja.ts';
import { peopleText, shareText } from './texts.ts';

const t = textsOf<typeof ja>();

/** One group of people; without steps only its size is shown. */
export interface ShownGroup {
  readonly label: string;
  readonly count: number;
  readonly people?: MarketingPeople | undefined;
}

export interface GroupTableProps {
  readonly title: string;
  /** Null if the groups are hidden because one has few people. */
  readonly groups: readonly ShownGroup[] | null;
}

/** The bar of a group; the part that watched live is darker and hatched. */
function Bar({ group, top }: { readonly group: ShownGroup; readonly top: number }) {
  const { count, people } = group;
  return (
    <span
      className={styles.track}
      data-split={people !== undefined || undefined}
      style={{ '--share': count / top, '--live': (people?.live ?? 0) / top }}
    >
      <span className={styles.bar} />
      {people !== undefined && <span className={styles.live} />}
    </span>
  );
}

/** People by group: a table with a bar for each number. */
export function GroupTable({ title, groups }: GroupTableProps) {
  if (groups === null)
    return (
      <Card title={title}>
        <p className={styles.few}>{t('marketing.chart.few')}</p>
      </Card>
    );
  const top = Math.max(1, ...groups.map(({ count }) => count));
  const whole = groups.reduce((sum, { count }) => sum + count, 0);
  const hasSteps = groups.some(({ people }) => people !== undefined);
  return (
    <Card title={title} aside={hasSteps && t('marketing.legend.live')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('marketing.group')}</th>
            <td className={styles.drawing} />
            <th scope="col">{t('marketing.people')}</th>
            <th scope="col">{t('marketing.share')}</th>
            {hasSteps && (
              <>
                <th scope="col">{t('marketing.live.share')}</th>
                <th scope="col">{t('marketing.message.share')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {groups.map(group => (
            <tr key={group.label}>
              <th scope="row">{group.label}</th>
              <td className={styles.drawing} aria-hidden="true">
                <Bar group={group} top={top} />
              </td>
              <td className={styles.count}>{peopleText(group.count)}</td>
              <td>{shareText(group.count, whole)}</td>
              {group.people !== undefined && (
                <>
                  <td>{shareText(group.people.live, group.people.join ?? group.people.register)}</td>
                  <td>{shareText(group.people.message, group.people.join ?? group.people.register)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
