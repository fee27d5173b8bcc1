import { Switch } from '@kotohogi/ui/switch';
import { LanguageButton } from '../../../shell/language-button.tsx';
import { useCare } from '../../../shell/theme/use-care.ts';
import styles from './profile-page.module.css';
import { t } from './t.ts';

/** An on/off setting stored elsewhere. */
export interface ToggleSetting {
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

/** Readability settings for this device, applied immediately. */
export function CareCard({ quiet }: { readonly quiet: ToggleSetting }) {
  const [isLarge, setLarge] = useCare('large');
  const [isRead, setRead] = useCare('furigana');
  return (
    <div className={styles.form}>
      <Switch isSelected={isLarge} onChange={setLarge} description={t('care.large.text')}>
        {t('care.large')}
      </Switch>
      <Switch isSelected={isRead} onChange={setRead} description={t('care.furigana.text')}>
        {t('care.furigana')}
      </Switch>
      <Switch isSelected={quiet.isOn} onChange={quiet.turn} description={t('care.quiet.text')}>
        {t('care.quiet')}
      </Switch>
      <div className={styles.language}>
        <span>{t('care.language')}</span>
        <LanguageButton />
      </div>
    </div>
  );
}
