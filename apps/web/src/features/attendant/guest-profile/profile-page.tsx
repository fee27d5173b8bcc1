import type { OwnAnswer } from '@kotohogi/contract/attendant-self';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { LinkButton } from '@kotohogi/ui/link-button';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { type ReactNode, useId } from 'react';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { paths } from '../../../shell/router/paths.ts';
import { useOwnAnswer } from '../api.self.ts';
import { useAttendance } from '../attendance-context.ts';
import { t as tVisit } from '../t.ts';
import { AvatarField } from './avatar-field.tsx';
import { CareCard, type ToggleSetting } from './care-card.tsx';
import { EmailPart } from './email-part.tsx';
import { EraseCard } from './erase-card.tsx';
import { IdPhotoCard } from './id-photo-card.tsx';
import { PaperPage } from './paper-page.tsx';
import { CompanionsForm, ContactForm, NickNameForm, ReadingForm } from './profile-forms.tsx';
import styles from './profile-page.module.css';
import { ShownName } from './shown-name.tsx';
import { t } from './t.ts';

function Card({ title, text, children }: { title: string; text?: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}

/** The names of the companions and the allergies. */
const detailsOf = ({ companions, allergy }: OwnAnswer) =>
  [...companions.map(({ name }) => name), allergy].filter(text => text !== '');

/** The companions: editable, or read-only once it is too late. */
function Companions({ own }: { readonly own: OwnAnswer }) {
  if (own.areDetailsOpen) return <CompanionsForm own={own} />;
  const details = detailsOf(own);
  return (
    <ul className={styles.details}>
      {details.map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Answer({ own }: { readonly own: OwnAnswer }) {
  const { companyAccountId, weddingKey } = useAttendance();
  return (
    <div className={styles.form}>
      <p className={styles.answer}>
        <ShownName name={own.name} kana={own.nameKana} />
        <b>{tVisit(`reply.answer.${own.answer}`)}</b>
      </p>
      <div>
        <LinkButton href={paths.guest.form(companyAccountId, weddingKey)} icon="pencil">
          {t('profile.answer.change')}
        </LinkButton>
      </div>
    </div>
  );
}

export interface ProfilePageProps {
  /** The setting that turns reactions off. */
  readonly quiet: ToggleSetting;
  /** The guest's mail preferences, accessed by token. */
  readonly mails: (token: string) => ReactNode;
}

function Cards({ own, quiet, mails }: ProfilePageProps & { readonly own: OwnAnswer }) {
  const { replyForm } = useAttendance();
  const attends = own.answer !== 'absence';
  return (
    <>
      {attends && (
        <Card title={t('profile.face')} text={t('profile.face.text')}>
          <NickNameForm own={own} />
          <ReadingForm own={own} />
          <div className={styles.avatar}>
            <AvatarField own={own} />
          </div>
        </Card>
      )}
      <Card title={t('care.title')}>
        <CareCard quiet={quiet} />
      </Card>
      <Card title={t('profile.answer')}>
        <Answer own={own} />
      </Card>
      {attends &&
        (replyForm.asksCompanions || replyForm.asksAllergy) &&
        (own.areDetailsOpen || detailsOf(own).length > 0) && (
          <Card title={t('profile.party')} text={t(own.areDetailsOpen ? 'profile.party.text' : 'profile.party.fixed')}>
            <Companions own={own} />
          </Card>
        )}
      <Card title={t('profile.contact')} text={t('profile.contact.text')}>
        <EmailPart own={own} />
        <ContactForm own={own} />
      </Card>
      {attends && (replyForm.asksIdPhoto || own.hasIdPhoto) && (
        <Card title={t('profile.idPhoto')}>
          <IdPhotoCard own={own} />
        </Card>
      )}
      {own.mailsToken !== '' && <Card title={t('mails.title')}>{mails(own.mailsToken)}</Card>}
      <Card title={t('erase.title')}>
        <EraseCard name={own.name} />
      </Card>
    </>
  );
}

/** …/profile: how others see the guest, their answer, readability settings, and erasure. */
export function ProfilePage(props: ProfilePageProps) {
  const { weddingKey } = useAttendance();
  const own = useOwnAnswer(weddingKey);
  const failure = failureOf(own);
  return (
    <PaperPage latin="Profile" title={t('self.title')} lead={t('self.lead')}>
      {failure !== undefined && (
        <Alert tone="bad" action={<Button onPress={() => void own.refetch()}>{t('audience.again')}</Button>}>
          {failure.userMessage}
        </Alert>
      )}
      {failure === undefined && own.data === undefined && <Skeleton shape="block" height="40rem" />}
      {own.data !== undefined && <Cards {...props} own={own.data} />}
    </PaperPage>
  );
}
