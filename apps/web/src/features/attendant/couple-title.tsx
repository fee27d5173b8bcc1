import { widthEm } from '@kotohogi/domain/profile/title-fit';
import styles from './couple-title.module.css';

/** Names wider than this together (in em) take two lines in the header of a phone. */
const LONG_EM = 10.5;
/** The width of the & before the second name, in em. */
const AND_EM = 1.2;

/** The two names in Latin letters, joined by a golden &. A name never wraps. */
export function CoupleTitle({ names }: { readonly names: readonly string[] }) {
  const [one, other] = names;
  const [oneEm = 0, otherEm = 0] = names.map(widthEm);
  const isLong = oneEm + otherEm > LONG_EM;
  const longestEm = Math.max(oneEm, otherEm + AND_EM);
  return (
    <span className={styles.title} style={{ '--em': longestEm }} lang="en" data-long={isLong || undefined}>
      <span>{one}</span>
      {other !== undefined && (
        <span>
          <i>&amp; </i>
          {other}
        </span>
      )}
    </span>
  );
}
