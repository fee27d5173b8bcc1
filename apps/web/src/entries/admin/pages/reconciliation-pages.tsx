import { RouteTabs } from '@kotohogi/ui/route-tabs';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Differences, Runs } from '../../../features/payment-order/index.ts';
import type { ja } from '../../../features/payment-order/messages.ja.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { AdminRouteContext } from '../routes.inside.ts';

const t = textsOf<typeof ja>();

interface FrameProps {
  readonly current: 'differences' | 'runs';
  readonly children: ReactNode;
}

function Frame({ current, children }: FrameProps) {
  return (
    <StaffPage
      crumbs={crumbsTo({ label: t('order.reconciliation.title') })}
      title={t('order.reconciliation.title')}
      help={{
        what: t('order.help.reconciliation.what'),
        who: t('order.help.reconciliation.who'),
        next: t('order.help.reconciliation.next'),
      }}
      tabs={
        <RouteTabs
          label={t('order.reconciliation.title')}
          currentId={current}
          tabs={[
            { id: 'differences', label: t('order.differences'), href: staffPaths.admin.reconciliation },
            { id: 'runs', label: t('order.runs'), href: staffPaths.admin.reconciliationRuns },
          ]}
        />
      }
    >
      {children}
    </StaffPage>
  );
}

/** /admin/financial/reconciliation */
export function DifferencesPage() {
  const { abilities }: AdminRouteContext = useRouteContext({ strict: false });
  return (
    <Frame current="differences">
      <Differences abilities={abilities} />
    </Frame>
  );
}

/** /admin/financial/reconciliation/runs */
export function RunsPage() {
  return (
    <Frame current="runs">
      <Runs />
    </Frame>
  );
}
