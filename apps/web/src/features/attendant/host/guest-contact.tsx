import type { AttendantDetail } from '@kotohogi/contract/attendant-host';
import { fullAddress, readPostalCode } from '@kotohogi/domain/attendant/address';
import { Card } from '@kotohogi/ui/card';
import { phoneText } from '../../../shell/formats.ts';
import { Fact } from './fact.tsx';
import styles from './guest-detail.module.css';
import { t } from './t.ts';

/** The guest's contact details, and the photo the couple asked for. */
export function Contact({ guest }: { readonly guest: AttendantDetail }) {
  const { email, personalInfo } = guest;
  const { tel, zip, prefectureId, address1, idPhoto } = personalInfo;
  // Only Japanese postal codes have the 〒 sign.
  const code = readPostalCode(zip) === undefined ? zip : `〒${zip}`;
  const address = [code, fullAddress(prefectureId, address1)].filter(Boolean).join(' ');
  const isEmpty = !email && tel === '' && address === '';
  return (
    <Card title={t('detail.contact')}>
      {isEmpty && <p className={styles.none}>{t('detail.contact.none')}</p>}
      <dl className={styles.facts}>
        {email && (
          <Fact label={t('detail.email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        {tel !== '' && (
          <Fact label={t('detail.tel')}>
            <a href={`tel:${tel.replace(/[^\d+]/g, '')}`}>{phoneText(tel)}</a>
          </Fact>
        )}
        {address !== '' && <Fact label={t('detail.address')}>{address}</Fact>}
        {idPhoto !== null && (
          <Fact label={t('detail.photo')}>
            <img
              className={styles.photo}
              src={idPhoto.src}
              width={idPhoto.width}
              height={idPhoto.height}
              alt={guest.name}
              loading="lazy"
            />
          </Fact>
        )}
      </dl>
    </Card>
  );
}
