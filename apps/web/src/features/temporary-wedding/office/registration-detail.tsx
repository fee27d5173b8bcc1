import type { TemporaryWeddingDetail } from '@kotohogi/contract/temporary-wedding-staff';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { useEffect, useRef, useState } from 'react';
import { timeText } from '../../../shell/formats.ts';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { coupleShortText, Facts } from '../../wedding/index.ts';
import { AnswerCard } from './answer-card.tsx';
import { DeclineForm } from './decline-form.tsx';
import { duplicateText } from './duplicate-text.ts';
import { EditRegistration } from './edit-registration.tsx';
import { RegisterForm } from './register-form.tsx';
import styles from './registration-detail.module.css';
import { registrationFacts } from './registration-facts.tsx';
import { t } from './t.ts';

type Phase = 'reading' | 'editing' | 'registering' | 'declining';

/** Other registrations and weddings of the same address and day, each with a link. */
function Duplicates({ detail }: { readonly detail: TemporaryWeddingDetail }) {
  const { companyAccountId, accountId } = useFacility();
  const { registrations, weddings } = detail.duplicates;
  if (registrations.length + weddings.length === 0) return null;
  return (
    <Alert tone="warn" title={t('registration.twins.title')}>
      <p>{t('registration.twins.text')}</p>
      <ul className={styles.twins}>
        {registrations.map(one => (
          <li key={`registration ${one.id}`}>
            <PageLink
              className={styles.twin}
              href={staffPaths.facility.temporaryWedding(companyAccountId, accountId, one.id)}
            >
              {duplicateText(one)}
            </PageLink>
          </li>
        ))}
        {weddings.map(({ id, startsAt, hallName: hall, couple }) => (
          <li key={`wedding ${id}`}>
            <PageLink className={styles.twin} href={staffPaths.facility.wedding(companyAccountId, accountId, id)}>
              {t('registration.twins.wedding', { time: timeText(startsAt), hall, couple: coupleShortText(couple) })}
            </PageLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** A registration: what the couple entered, possible duplicates, and the venue's answer. */
export function RegistrationDetail({ detail }: { readonly detail: TemporaryWeddingDetail }) {
  const { abilities } = useFacility();
  const [phase, setPhase] = useState<Phase>('reading');
  const place = useRef<HTMLDivElement>(null);
  // The form replaces the button that opened it, so the keyboard focus moves to the form.
  useEffect(() => {
    if (phase === 'reading') return;
    place.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [phase]);
  const mayAnswer = abilities.has('facility:write:wedding') && detail.status === 0;
  const toReading = () => setPhase('reading');
  if (phase !== 'reading' && mayAnswer) {
    return (
      <div ref={place} tabIndex={-1} className={styles.place}>
        <Duplicates detail={detail} />
        {phase === 'editing' && <EditRegistration detail={detail} onDone={toReading} />}
        {phase === 'registering' && <RegisterForm detail={detail} onCancel={toReading} />}
        {phase === 'declining' && <DeclineForm detail={detail} onDone={toReading} />}
      </div>
    );
  }
  const edit = mayAnswer && (
    <Button icon="pencil" size="small" onPress={() => setPhase('editing')}>
      {t('registration.edit')}
    </Button>
  );
  return (
    <div className={styles.place}>
      <Duplicates detail={detail} />
      <div className={styles.columns}>
        <AnswerCard
          detail={detail}
          mayAnswer={mayAnswer}
          onRegister={() => setPhase('registering')}
          onDecline={() => setPhase('declining')}
        />
        <Card title={t('registration.content')} actions={edit}>
          <Facts facts={registrationFacts(detail)} />
        </Card>
      </div>
    </div>
  );
}
