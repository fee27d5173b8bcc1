import { lazy, Suspense } from 'react';
import { useFacility } from '../facility/index.ts';

// Few users see it, and only at first, so the home page does not wait for it.
const FacilitySteps = lazy(async () => ({ default: (await import('./facility-steps.tsx')).FacilitySteps }));

/** What the facility needs before its first ceremony, for those who may read its settings. */
export function FacilityChecklist() {
  if (!useFacility().abilities.has('facility:read:setting')) return null;
  return (
    <Suspense>
      <FacilitySteps />
    </Suspense>
  );
}
