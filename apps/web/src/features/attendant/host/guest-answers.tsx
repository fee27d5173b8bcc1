import type { AttendantDetail } from '@kotohogi/contract/attendant-host';
import { viewedTypeOf } from '@kotohogi/domain/attendant/host';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { dateTimeText } from '../../../shell/formats.ts';
import { LeafMark } from '../guest-book/leaf-mark.tsx';
import { companionText } from './companion-text.ts';
import { Fact } from './fact.tsx';
import styles from './guest-detail.module.css';
import { t, tList } from './t.ts';

interface PartProps {
  readonly guest: AttendantDetail;
}

function Answer({ answer }: Pick<AttendantDetail, 'answer'>) {
  return (
    <span className={styles.answer}>
      <LeafMark answer={answer} />
      {tList(`guests.answer.${answer}`)}
    </span>
  );
}

/** The current answer, and what was sent with it. */
export function Reply({ guest, onEdit }: PartProps & { readonly onEdit: () => void }) {
  const { answer, companions, partySize, allergy, replyMessage } = guest;
  const seen = viewedTypeOf(guest.watchedLiveSeconds, guest.watchedArchiveSeconds) ?? 'none';
  return (
    <Card
      title={t('detail.reply')}
      actions={
        <Button variant="quiet" icon="pencil" onPress={onEdit}>
          {t('book.edit')}
        </Button>
      }
    >
      <dl className={styles.facts}>
        <Fact label={t('detail.answer')}>
          <Answer answer={answer} />
        </Fact>
        <Fact label={t('detail.party')}>{t('book.party', { n: partySize })}</Fact>
        {companions.length > 0 && (
          <Fact label={t('detail.companions')}>
            <ul>
              {companions.map((companion, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and items have no state
                <li key={place}>{companionText(companion)}</li>
              ))}
            </ul>
          </Fact>
        )}
        {allergy !== '' && <Fact label={t('detail.allergy')}>{allergy}</Fact>}
        {replyMessage !== '' && <Fact label={t('detail.text')}>{replyMessage}</Fact>}
        <Fact label={t('detail.seen')}>{t(`detail.seen.${seen}`)}</Fact>
      </dl>
    </Card>
  );
}

/** All answers, newest first. */
export function History({ guest }: PartProps) {
  return (
    <Card title={t('detail.history')}>
      <ol className={styles.history}>
        {guest.answers.map(({ answer, source, answeredAt }) => (
          <li key={answeredAt}>
            <Answer answer={answer} />
            <span className={styles.when}>
              <time dateTime={new Date(answeredAt).toISOString()}>{dateTimeText(answeredAt)}</time>{' '}
              {t(`detail.history.${source}`)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
