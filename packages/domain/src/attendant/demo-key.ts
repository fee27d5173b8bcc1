import { type CompanyId, type FacilityId, type HallId, parseId } from '../kernel/ids.ts';

/** The hall a sample wedding shows. */
export interface DemoPlace {
  readonly companyId: CompanyId;
  readonly facilityId: FacilityId;
  readonly hallId: HallId;
}

/**
 * Reads the key of a sample wedding, `_demo_{companyId}-{facilityId}-{hallId}` (docs/product/guest-page.md#sample);
 * undefined for other keys.
 */
export function readDemoKey(key: string): DemoPlace | undefined {
  const [, company = '', facility = '', hall = ''] = /^_demo_(\d+)-(\d+)-(\d+)$/.exec(key) ?? [];
  const companyId = parseId<CompanyId>(company);
  const facilityId = parseId<FacilityId>(facility);
  const hallId = parseId<HallId>(hall);
  if (companyId === undefined || facilityId === undefined || hallId === undefined) return undefined;
  return { companyId, facilityId, hallId };
}

/** The key of a hall's sample wedding. */
export function demoKey({ companyId, facilityId, hallId }: DemoPlace): string {
  return `_demo_${companyId}-${facilityId}-${hallId}`;
}
