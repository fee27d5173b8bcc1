import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { FacilityRole } from '@kotohogi/domain/permission/names';
import type { PersonName } from '@kotohogi/domain/profile/names';

/** Where the demo of a workstation answers what its start page shows: null without a demo. Production does not have it. */
export const DEMO_START = '/demo/start.json';

/** The invitation of one of the six patterns. */
export interface DemoInvitation {
  readonly pattern: DesignPattern;
  readonly key: string;
  readonly couple: readonly PersonName[];
  readonly hallName: string;
}

/** What the demo's start page leads to, and as whom one may sign in there. */
export interface DemoStart {
  readonly companyAccountId: string;
  readonly facilityAccountId: string;
  readonly password: string;
  readonly ceremony: {
    readonly key: string;
    readonly couple: readonly PersonName[];
    readonly hallName: string;
    /** Guests see the picture now. */
    readonly isOnAir: boolean;
    readonly guestEmail: string;
  };
  readonly invitations: readonly DemoInvitation[];
  readonly coupleEmail: string;
  readonly staff: readonly { readonly role: FacilityRole; readonly email: string }[];
  readonly companyEmail: string;
  readonly adminEmail: string;
}
