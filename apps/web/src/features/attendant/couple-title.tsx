import styles from './couple-title.module.css';

/** More letters than these take two lines in the head of a phone. */
const LONG = 18;

/** The two names in Latin letters, joined by a golden &. Each name stays whole. */
export function CoupleTitle({ names }: { readonly names: readonly string[] }) {
  const [one, other] = names;
  const isLong = names.join('').length > LONG;
  return (
    <span className={styles.title} lang="en" data-long={isLong || undefined}>
      <span>{one}</span>
      {other !== undefined && (
        <span>
          <i>&amp;</i>
          {other}
        </span>
      )}
    </span>
  );
}
