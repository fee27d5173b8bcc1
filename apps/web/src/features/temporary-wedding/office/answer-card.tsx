import type { TemporaryWeddingDetail } from '@kotohogi/contract/temporary-wedding-staff';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { LinkButton } from '@kotohogi/ui/link-button';
import { dateText } from '../../../shell/formats.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import styles from './answer-card.module.css';
import { answerAt, DueChip } from './due.tsx';
import { t } from './t.ts';

export interface AnswerCardProps {
  readonly detail: TemporaryWeddingDetail;
  readonly mayAnswer: boolean;
  readonly onRegister: () => void;
  readonly onDecline: () => void;
}

/** The decision. */
function Decided({ detail }: { readonly detail: TemporaryWeddingDetail }) {
  const { companyAccountId, accountId } = useFacility();
  const date = dateText(detail.decidedAt ?? detail.updatedAt);
  if (detail.status === 1) {
    return (
      <Card title={t('registration.declined')}>
        <div className={styles.card}>
          <p className={styles.text}>{t('registration.declined.text', { date })}</p>
          {detail.refusalReason !== '' && (
            <div>
              <p className={styles.label}>{t('registration.declined.reason')}</p>
              <p className={styles.reason}>{detail.refusalReason}</p>
            </div>
          )}
        </div>
      </Card>
    );
  }
  return (
    <Card title={t('registration.registered')}>
      <div className={styles.card}>
        <p className={styles.text}>{t('registration.registered.text', { date })}</p>
        {detail.weddingId !== null && (
          <LinkButton
            href={staffPaths.facility.wedding(companyAccountId, accountId, detail.weddingId)}
            variant="filled"
          >
            {t('registration.registered.open')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

/** The answer date and the two possible answers, or the answer that was given. */
export function AnswerCard({ detail, mayAnswer, onRegister, onDecline }: AnswerCardProps) {
  if (detail.status !== 0) return <Decided detail={detail} />;
  return (
    <Card title={t('registration.answer')}>
      <div className={styles.card}>
        <div>
          <p className={styles.label}>{t('registration.answer.due')}</p>
          <p className={styles.due}>
            {dateText(answerAt(detail.answerBy))}
            <DueChip answerBy={detail.answerBy} />
          </p>
        </div>
        <p className={styles.text}>{t(mayAnswer ? 'registration.answer.text' : 'registration.answer.viewer')}</p>
        {mayAnswer && (
          <div className={styles.buttons}>
            <Button variant="filled" icon="heart-handshake" onPress={onRegister}>
              {t('registration.register')}
            </Button>
            <Button onPress={onDecline}>{t('registration.decline')}</Button>
          </div>
        )}
      </div>
    </Card>
  );
}
