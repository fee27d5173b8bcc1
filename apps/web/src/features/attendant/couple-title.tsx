import styles from './couple-title.module.css';

/** The two names in Latin letters, joined by a golden &. Each name stays whole. */
export function CoupleTitle({ names }: { readonly names: readonly string[] }) {
  const [one, other] = names;
  return (
    <span className={styles.title} lang="en">
      <span>{one}</span>
      {other !== undefined && (
        <>
          <i>&amp;</i>
          <span>{other}</span>
        </>
      )}
    </span>
  );
}
