import type { MarketingSummary } from '@kotohogi/contract/marketing';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './marketing.module.css';
import type { ja } from './messages.ja.ts';
import { changeOf, shareOf } from './texts.ts';

const t = textsOf<typeof ja>();

/** The figures in one or two sentences; hidden figures are left out. */
export function Headline({ summary }: { readonly summary: MarketingSummary }) {
  const { weddings, people, before } = summary;
  const [live, archive, message] = [people.live, people.archive, people.message].map(one => shareOf(one, people.join));
  const change = changeOf(people.register, before?.people.register) ?? 0;
  return (
    <p className={styles.headline}>
      {[
        t('marketing.sentence.people', { weddings, register: people.register ?? 0 }),
        live !== undefined &&
          archive !== undefined &&
          message !== undefined &&
          t('marketing.sentence.steps', { live, archive, message }),
        change > 0 && t('marketing.sentence.more', { share: change }),
        change < 0 && t('marketing.sentence.less', { share: -change }),
      ]
        .filter(sentence => sentence !== false)
        .join(' ')}
    </p>
  );
}
