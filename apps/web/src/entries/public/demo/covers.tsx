import type { DemoInvitation } from '@kotohogi/contract/demo-start';
import { coupleText, titleNames } from '@kotohogi/domain/profile/names';
import { artwork } from '@kotohogi/themes/artwork';
import type { ja as hallTexts } from '../../../features/hall/messages.ja.ts';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { paths } from '../../../shell/router/paths.ts';
import styles from './covers.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja & typeof hallTexts>();

interface CoversProps {
  readonly companyAccountId: string;
  readonly invitations: readonly DemoInvitation[];
}

/** A small cover for each pattern's invitation, in its own colors. */
export function Covers({ companyAccountId, invitations }: CoversProps) {
  return (
    <ul className={styles.list}>
      {invitations.map(({ pattern, key, couple, hallName }) => (
        <li key={key} data-theme={pattern} className={styles.item}>
          <a className={styles.cover} href={paths.guest.invitation(companyAccountId, key)}>
            <img
              className={styles.art}
              src={artwork(pattern, 'vignette')}
              alt=""
              width="200"
              height="280"
              loading="lazy"
            />
            <span className={styles.names} lang="en" aria-hidden="true">
              {titleNames(couple).map((name, order) => (
                <span key={name}>{order === 0 ? name : `& ${name}`}</span>
              ))}
            </span>
            <span className={styles.spoken}>{t('demo.open', { names: coupleText(couple, currentLanguage()) })}</span>
            <span className={styles.pattern}>{t(`hall.pattern.${pattern}`)}</span>
            <span className={styles.hall} lang="ja">
              {hallName}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
