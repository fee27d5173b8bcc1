import type { MarketingSummary } from '@kotohogi/contract/marketing';
import { STEPS, type Step } from '@kotohogi/domain/marketing/funnel';
import { Card } from '@kotohogi/ui/card';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './funnel-chart.module.css';
import type { ja } from './messages.ja.ts';
import { changeText, peopleText, shareOf, wholeOf } from './texts.ts';

const t = textsOf<typeof ja>();

const dayText = (day: string) => day.replaceAll('-', '/');

function Hint({ step, summary }: { readonly step: Step; readonly summary: MarketingSummary }) {
  const { people, before } = summary;
  const whole = wholeOf(step, people);
  const share = whole === undefined ? undefined : shareOf(people[step], people[whole]);
  const change = changeText(people[step], before?.people[step]);
  return (
    <>
      <span>
        {people[step] === null && t('marketing.few')}
        {whole === undefined && t('marketing.step.register.hint')}
        {share !== undefined &&
          t(whole === 'join' ? 'marketing.step.shareOfJoin' : 'marketing.step.shareOfRegister', { share })}
      </span>
      {change !== undefined && <span className={styles.change}>{t('marketing.change', { change })}</span>}
    </>
  );
}

/** The people at each step as bars, with a line for the period before. On a phone the bars are horizontal. */
export function FunnelChart({ summary }: { readonly summary: MarketingSummary }) {
  const { people, before } = summary;
  const top = Math.max(1, ...STEPS.flatMap(step => [people[step] ?? 0, before?.people[step] ?? 0]));
  return (
    <Card
      title={t('marketing.funnel')}
      aside={t('marketing.people')}
      actions={
        before !== null && (
          <span className={styles.legend}>
            <span className={styles.now}>{t('marketing.legend.now')}</span>
            <span className={styles.past}>
              {t('marketing.legend.before', { from: dayText(before.from), to: dayText(before.to) })}
            </span>
          </span>
        )
      }
    >
      <ol className={styles.chart}>
        {STEPS.map(step => {
          const past = before?.people[step];
          return (
            <li
              key={step}
              className={styles.step}
              data-step={step}
              style={{ '--share': (people[step] ?? 0) / top, '--before': (past ?? 0) / top }}
            >
              <span className={styles.track} aria-hidden="true">
                <span className={styles.bar} />
                {past !== null && past !== undefined && <span className={styles.line} />}
              </span>
              <span className={styles.name}>{t(`marketing.step.${step}`)}</span>
              <span className={styles.count}>{peopleText(people[step])}</span>
              <span className={styles.hint}>
                <Hint step={step} summary={summary} />
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
