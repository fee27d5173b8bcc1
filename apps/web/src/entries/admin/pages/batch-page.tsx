import { JobsBoard } from '../../../features/batch/index.ts';
import type { ja as batch } from '../../../features/batch/messages.ja.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';

const t = textsOf<typeof batch>();

/** /admin/batch */
export function BatchPage() {
  return (
    <StaffPage
      crumbs={crumbsTo({ label: t('batch.title') })}
      title={t('batch.title')}
      help={{
        what: t('batch.help.jobs.what'),
        who: t('batch.help.jobs.who'),
        next: t('batch.help.jobs.next'),
      }}
    >
      <JobsBoard />
    </StaffPage>
  );
}
