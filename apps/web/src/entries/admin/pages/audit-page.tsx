import { AuditList } from '../../../features/audit/index.ts';
import type { ja as audit } from '../../../features/audit/messages.ja.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';

const t = textsOf<typeof audit>();

/** /admin/audit */
export function AuditPage() {
  return (
    <StaffPage
      crumbs={crumbsTo({ label: t('audit.title') })}
      title={t('audit.title')}
      help={{
        what: t('audit.help.list.what'),
        who: t('audit.help.list.who'),
        next: t('audit.help.list.next'),
      }}
    >
      <AuditList />
    </StaffPage>
  );
}
