import { programIn } from '@kotohogi/domain/invitation/second-language';
import { artwork } from '@kotohogi/themes/artwork';
import { writtenIn } from '../../../shell/i18n/written-in.ts';
import type { CardProps } from './card-facts.ts';
import { insideTextIn } from './card-inside-texts.ts';
import styles from './card-programme.module.css';
import { CardSection } from './card-section.tsx';

/** The order of the ceremony; the item for online guests is highlighted. */
export function CardProgramme({ content, language, pattern }: CardProps) {
  return (
    <CardSection part="programs" latin="Program" title={insideTextIn(language)('programme')}>
      <span className={styles.leaf} style={{ '--picture': `url('${artwork(pattern, 'corner-leaf')}')` }} />
      <ol className={styles.list}>
        {content.programs
          .map(item => programIn(item, language))
          .map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and the list renders as a whole
            <li key={index} className={styles.item} data-highlight={item.highlight || undefined}>
              <span>{item.title}</span>
              {item.text !== '' && (
                <span className={styles.text} lang={writtenIn(item.text)}>
                  {item.text}
                </span>
              )}
            </li>
          ))}
      </ol>
    </CardSection>
  );
}
