import { phoneText } from '../../../shell/formats.ts';
import { writtenIn } from '../../../shell/i18n/written-in.ts';
import { useAttendance } from '../attendance-context.ts';
import { t } from '../t.ts';
import styles from './letter.module.css';

/** Who to contact: the venue with its telephone number or its website; without either, the couple. */
export function Contact() {
  const { facilityName, facilityPhone, facilityHours, facilityHomepage } = useAttendance();
  return (
    <address className={styles.contact}>
      <span className={styles.label}>{t('letter.contact')}</span>
      <span lang={writtenIn(facilityName)}>{facilityName}</span>
      {facilityPhone !== '' && (
        <span>
          <a href={`tel:${facilityPhone.replace(/[^\d+]/g, '')}`}>{phoneText(facilityPhone)}</a>{' '}
          <small>{facilityHours}</small>
        </span>
      )}
      {facilityPhone === '' && facilityHomepage !== '' && (
        <a href={facilityHomepage} target="_blank" rel="noopener noreferrer">
          {facilityHomepage.replace(/^https?:\/\//, '')}
        </a>
      )}
      {facilityPhone === '' && facilityHomepage === '' && <span>{t('letter.contact.couple')}</span>}
    </address>
  );
}
