import { Button } from '@kotohogi/ui/button';
import { Icon, type IconName } from '@kotohogi/ui/icon';
import { useNow } from '../../../shell/clock/use-now.ts';
import { numberText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useSaveFile } from '../../../shell/list/use-save-file.ts';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { allCsvAddress } from '../../wedding/index.ts';
import type { useOverview } from '../api.ts';
import { livesHref } from '../lives/lives-href.ts';
import type { ja } from '../messages.ja.ts';
import styles from './figures.module.css';
import { monthOf } from './month.ts';

const t = textsOf<typeof ja>();

type Data = NonNullable<ReturnType<typeof useOverview>['data']>;

interface FigureProps {
  readonly icon: IconName;
  readonly label: string;
  readonly value: number;
  /** The list of the counted rows. */
  readonly href?: string | undefined;
}

function Figure({ icon, label, value, href }: FigureProps) {
  const content = (
    <>
      <span className={styles.label}>
        <Icon name={icon} size="small" />
        {label}
      </span>
      <span className={styles.value}>{numberText(value)}</span>
    </>
  );
  return href === undefined ? (
    <div className={styles.figure}>{content}</div>
  ) : (
    <PageLink className={styles.figure} href={href}>
      {content}
    </PageLink>
  );
}

const HOUR_MS = 3_600_000;

/** How many companies, facilities, halls, weddings and watching guests there are, each linked to its list. */
export function Figures({ overview, abilities }: { readonly overview: Data; readonly abilities: ReadonlySet<string> }) {
  const file = useSaveFile();
  const month = monthOf(useNow(HOUR_MS));
  const { companies, facilities, halls, weddingsThisMonth, watching } = overview;
  const companiesHref = staffPaths.admin.companies;
  const monthHref = abilities.has('admin:read:wedding-lives') ? livesHref('all', month) : undefined;
  return (
    <section aria-label={t('operator.figures')}>
      <div className={styles.figures}>
        <Figure icon="building-2" label={t('operator.companies')} value={companies} href={companiesHref} />
        <Figure icon="building" label={t('operator.facilities')} value={facilities} href={companiesHref} />
        <Figure icon="church" label={t('operator.halls')} value={halls} href={companiesHref} />
        <Figure
          icon="heart-handshake"
          label={t('operator.weddingsThisMonth')}
          value={weddingsThisMonth}
          href={monthHref}
        />
        {watching !== null && (
          <Figure icon="eye" label={t('operator.watching')} value={watching} href={livesHref('active')} />
        )}
      </div>
      {abilities.has('admin:read:weddings-csv') && (
        <div className={styles.file}>
          <Button
            icon="download"
            size="small"
            isBusy={file.isBusy}
            busyLabel={t('operator.csv.busy')}
            onPress={() => file.save(allCsvAddress(month))}
          >
            {t('operator.csv')}
          </Button>
        </div>
      )}
    </section>
  );
}
