import type { Brand } from '@kotohogi/domain/kernel/brand';
import type { CompanyId, FacilityId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { PermissionName } from '@kotohogi/domain/permission/names';

interface CompanyChain {
  readonly companyId: CompanyId;
}
interface FacilityChain extends CompanyChain {
  readonly facilityId: FacilityId;
}
interface WeddingChain extends FacilityChain {
  readonly weddingId: WeddingId;
  readonly weddingKey: string;
}

/** Proof that the gate admitted this caller to this company, facility or wedding. Stores take these, never bare ids. */
export type CompanyScope = Brand<CompanyChain, 'CompanyScope'>;
export type FacilityScope = Brand<FacilityChain, 'FacilityScope'>;
export type WeddingScope = Brand<WeddingChain, 'WeddingScope'>;

/** The scope a call was admitted to, and every permission the caller has there. */
export interface Admission<S> {
  readonly scope: S;
  readonly permissions: ReadonlySet<PermissionName>;
}

/** Creates a proof. Called by the gate, and by jobs for the wedding whose row they carry. */
export const mint = {
  company: (chain: CompanyChain) => chain as CompanyScope,
  facility: (chain: FacilityChain) => chain as FacilityScope,
  wedding: (chain: WeddingChain) => chain as WeddingScope,
};
