import { Knot } from '@kotohogi/ui/knot';
import { boot } from '../boot.ts';
import { currentLanguage } from '../i18n/locale.ts';
import { PageLink } from '../router/page-link.tsx';
import { paths } from '../router/paths.ts';
import styles from './brand.module.css';

/** The logo and name of the product, linking to its first page. */
export function Brand() {
  return (
    <PageLink className={styles.brand} href={paths.home}>
      <Knot height="28px" />
      {boot.productName[currentLanguage()]}
    </PageLink>
  );
}
