import { Switch } from '@kotohogi/ui/switch';
import { LanguageButton } from '../../../shell/language-button.tsx';
import { useCare } from '../../../shell/theme/use-care.ts';
import styles from './profile-page.module.css';
import { say } from './say.ts';

/** An on/off setting stored elsewhere. */
export interface Turned {
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

/** Readability settings for this device, applied immediately. */
export function CareCard({ quiet }: { readonly quiet: Turned }) {
  const [isLarge, setLarge] = useCare('large');
  const [isRead, setRead] = useCare('furigana');
  return (
    <div className={styles.form}>
      <Switch isSelected={isLarge} onChange={setLarge} description={say('care.large.words')}>
        {say('care.large')}
      </Switch>
      <Switch isSelected={isRead} onChange={setRead} description={say('care.furigana.words')}>
        {say('care.furigana')}
      </Switch>
      <Switch isSelected={quiet.isOn} onChange={quiet.turn} description={say('care.quiet.words')}>
        {say('care.quiet')}
      </Switch>
      <div className={styles.language}>
        <span>{say('care.language')}</span>
        <LanguageButton />
      </div>
    </div>
  );
}
