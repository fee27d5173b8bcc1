import { useRouteContext } from '@tanstack/react-router';
import { Corrections, correctionsHelp } from '../../../features/correction/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';
import type { AdminRouteContext } from '../routes.inside.ts';

const t = textsOf<typeof ja>();

/** /admin/financial/corrections */
export function CorrectionsPage() {
  const { abilities }: AdminRouteContext = useRouteContext({ strict: false });
  const title = t('adminArea.corrections');
  return (
    <StaffPage crumbs={crumbsTo({ label: title })} title={title} help={correctionsHelp()}>
      <Corrections abilities={abilities} />
    </StaffPage>
  );
}
