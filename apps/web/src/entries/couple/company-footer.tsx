import type { CoupleInfo } from '../../features/invitation/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './layout.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The company's links and copyright, on every page of the couple (docs/product/company.md#links). */
export function CompanyFooter({ links }: { readonly links: CoupleInfo['companyLinks'] }) {
  const shown = [
    { label: t('couple.links.law'), href: links.lawLink },
    { label: t('couple.links.terms'), href: links.termsLink },
    { label: t('couple.links.privacy'), href: links.privacyPolicyLink },
    { label: t('couple.links.faq'), href: links.faqLink },
    { label: t('couple.links.guide'), href: links.guideLink },
  ].filter(({ href }) => href !== '');
  if (shown.length === 0 && links.copyrightName === '') return null;
  return (
    <footer className={styles.footer}>
      <ul aria-label={t('couple.links')}>
        {shown.map(({ label, href }) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
      {links.copyrightName !== '' && <p>© {links.copyrightName}</p>}
    </footer>
  );
}
