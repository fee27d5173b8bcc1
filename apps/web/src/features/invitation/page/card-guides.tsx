import type { GuideCard } from '@kotohogi/contract/invitation';
import { writtenIn } from '../../../shell/i18n/written-in.ts';
import styles from './card-guides.module.css';

/** Guides, each with a title, a text and an optional picture. */
export function CardGuides({ items }: { readonly items: readonly GuideCard[] }) {
  return (
    <ul className={styles.list} data-single={items.length === 1 || undefined}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and the list renders as a whole
        <li key={index} className={styles.item}>
          {item.image !== null && (
            <img
              className={styles.image}
              {...item.image.img}
              width={item.image.width}
              height={item.image.height}
              alt=""
              loading="lazy"
            />
          )}
          <h3 className={styles.title} lang={writtenIn(item.title)}>
            {item.title}
          </h3>
          {item.text !== '' && (
            <p className={styles.text} lang={writtenIn(item.text)}>
              {item.text}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
