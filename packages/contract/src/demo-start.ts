import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { FacilityRole } from '@kotohogi/domain/permission/names';
import type { PersonName } from '@kotohogi/domain/profile/names';

/** The path where a workstation's demo serves the data of its start page: null without a demo. Absent in production. */
export const DEMO_START = '/demo/start.json';

/** The demo invitation of one of the six patterns. */
export interface DemoInvitation {
  readonly pattern: DesignPattern;
  readonly key: string;
  readonly couple: readonly PersonName[];
  readonly hallName: string;
}

/** The data of the demo's start page: its links and logins. */
export interface DemoStart {
  readonly companyAccountId: string;
  readonly facilityAccountId: string;
  readonly password: string;
  readonly ceremony: {
    readonly key: string;
    readonly couple: readonly PersonName[];
    readonly hallName: string;
    /** Guests see the stream now. */
    readonly isOnAir: boolean;
    readonly guestEmail: string;
  };
  readonly invitations: readonly DemoInvitation[];
  readonly coupleEmail: string;
  readonly staff: readonly { readonly role: FacilityRole; readonly email: string }[];
  readonly companyEmail: string;
  readonly adminEmail: string;
}
