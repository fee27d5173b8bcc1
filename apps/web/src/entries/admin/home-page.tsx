import { useRouteContext } from '@tanstack/react-router';
import { Overview } from '../../features/batch/index.ts';
import type { ja as batch } from '../../features/batch/messages.ja.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { StaffPage } from '../../shell/staff/staff-page.tsx';
import type { AdminRouteContext } from './routes.inside.ts';

const t = textsOf<typeof batch>();

/** /admin */
export function HomePage() {
  const { abilities }: AdminRouteContext = useRouteContext({ strict: false });
  return (
    <StaffPage
      crumbs={[{ label: t('operator.title'), icon: 'house' }]}
      title={t('operator.title')}
      help={{
        what: t('operator.help.home.what'),
        who: t('operator.help.home.who'),
        next: t('operator.help.home.next'),
      }}
    >
      <Overview abilities={abilities} />
    </StaffPage>
  );
}
