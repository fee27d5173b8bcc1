import type { FacilityRole } from '../permission/names.ts';

/** The roles that may act on streams. */
export const STREAMING_ROLES = [
  'video-distribution',
  'manager',
  'administrator',
] as const satisfies readonly FacilityRole[];

/** The steps that a facility needs before its first ceremony, in order. */
export const FACILITY_STEPS = ['hall', 'contact', 'addresses', 'gateway', 'streaming', 'wedding'] as const;
export type FacilityStep = (typeof FACILITY_STEPS)[number];

/** The steps that a company needs before its first facility can work. */
export const COMPANY_STEPS = ['facility', 'administrator', 'gateway'] as const;
export type CompanyStep = (typeof COMPANY_STEPS)[number];

/** The facts about a facility. */
export interface FacilityFacts {
  readonly halls: number;
  readonly contactPhone: string;
  readonly contactHours: string;
  readonly paymentErrorEmails: readonly string[];
  readonly paymentFixedEmails: readonly string[];
  /** The gateway has accepted its credentials. */
  readonly isGatewayTested: boolean;
  /** Staff who may stream, including invited ones. */
  readonly streamingStaff: number;
  readonly weddings: number;
}

/** Which steps of a facility are done (docs/product/checklist.md#steps). */
export function facilityStepsDone(facts: FacilityFacts): ReadonlySet<FacilityStep> {
  const done: Readonly<Record<FacilityStep, boolean>> = {
    hall: facts.halls > 0,
    contact: facts.contactPhone !== '' && facts.contactHours !== '',
    addresses: facts.paymentErrorEmails.length > 0 && facts.paymentFixedEmails.length > 0,
    gateway: facts.isGatewayTested,
    streaming: facts.streamingStaff > 0,
    wedding: facts.weddings > 0,
  };
  return new Set(FACILITY_STEPS.filter(step => done[step]));
}

/** The facts about a company. */
export interface CompanyFacts {
  readonly facilities: number;
  /** Facilities with an administrator, or with an invited one. */
  readonly administered: number;
  /** Facilities whose credentials the gateway has accepted. */
  readonly tested: number;
}

/** Which steps of a company are done: one facility is enough. */
export function companyStepsDone({ facilities, administered, tested }: CompanyFacts): ReadonlySet<CompanyStep> {
  const done: Readonly<Record<CompanyStep, boolean>> = {
    facility: facilities > 0,
    administrator: administered > 0,
    gateway: tested > 0,
  };
  return new Set(COMPANY_STEPS.filter(step => done[step]));
}
