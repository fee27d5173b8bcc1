import { checklist } from '@kotohogi/contract/checklist';
import { COMPANY_STEPS, companyStepsDone, FACILITY_STEPS, facilityStepsDone } from '@kotohogi/domain/checklist/decide';
import { inCompany, inFacility, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import { dismissCompanyChecklist, dismissFacilityChecklist, readCompanyFacts, readFacilityFacts } from './store.ts';

/** Handlers for the checklists of new facilities and companies. */
export function checklistHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inFacility(checklist.facility, async (_call, scope) => {
      const { isDismissed, ...facts } = await readFacilityFacts(db, scope);
      const done = facilityStepsDone(facts);
      return { isDismissed, steps: FACILITY_STEPS.map(step => ({ step, isDone: done.has(step) })) };
    }),
    inFacility(checklist.dismissFacility, async (call, scope) => {
      await db.transaction().execute(async tx => {
        await dismissFacilityChecklist(tx, scope, call.now);
        await call.audit(tx, scope.facilityId);
      });
      return {};
    }),
    inCompany(checklist.company, async (_call, scope) => {
      const { isDismissed, ...facts } = await readCompanyFacts(db, scope);
      const done = companyStepsDone(facts);
      return { isDismissed, steps: COMPANY_STEPS.map(step => ({ step, isDone: done.has(step) })) };
    }),
    inCompany(checklist.dismissCompany, async (call, scope) => {
      await db.transaction().execute(async tx => {
        await dismissCompanyChecklist(tx, scope, call.now);
        await call.audit(tx, scope.companyId);
      });
      return {};
    }),
  ];
}
