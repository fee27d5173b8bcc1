import type { CoupleInfo } from '../../features/invitation/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './layout.module.css';
import type { ja } from './messages.ja.ts';

const say = textsOf<typeof ja>();

/** The company's links and copyright, on every page of the couple (docs/product/company.md#links). */
export function CompanyFooter({ links }: { readonly links: CoupleInfo['companyLinks'] }) {
  const shown = [
    { label: say('couple.links.law'), href: links.lawLink },
    { label: say('couple.links.terms'), href: links.termsLink },
    { label: say('couple.links.privacy'), href: links.privacyPolicyLink },
    { label: say('couple.links.faq'), href: links.faqLink },
    { label: say('couple.links.guide'), href: links.guideLink },
  ].filter(({ href }) => href !== '');
  if (shown.length === 0 && links.copyrightName === '') return null;
  return (
    <footer className={styles.footer}>
      <ul aria-label={say('couple.links')}>
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
