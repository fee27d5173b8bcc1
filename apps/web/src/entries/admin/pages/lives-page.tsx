import { useParams, useRouteContext } from '@tanstack/react-router';
import { LiveDetail, LiveList } from '../../../features/batch/index.ts';
import type { ja as batch } from '../../../features/batch/messages.ja.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { AdminRouteContext } from '../routes.inside.ts';

const t = textsOf<typeof batch>();

/** /admin/lives */
export function LivesPage() {
  return (
    <StaffPage
      crumbs={crumbsTo({ label: t('batch.lives') })}
      title={t('batch.lives')}
      help={{
        what: t('batch.help.lives.what'),
        who: t('batch.help.lives.who'),
        next: t('batch.help.lives.next'),
      }}
    >
      <LiveList />
    </StaffPage>
  );
}

/** /admin/lives/:weddingId */
export function LivePage() {
  const { weddingId = '' } = useParams({ strict: false });
  const { abilities }: AdminRouteContext = useRouteContext({ strict: false });
  return (
    <StaffPage
      crumbs={crumbsTo({ label: t('batch.lives'), href: staffPaths.admin.lives }, { label: t('batch.live') })}
      title={t('batch.live')}
      help={{
        what: t('batch.help.live.what'),
        who: t('batch.help.live.who'),
        next: t('batch.help.live.next'),
      }}
    >
      <LiveDetail key={weddingId} weddingId={Number(weddingId)} abilities={abilities} />
    </StaffPage>
  );
}
