import { DEMO_START, type DemoStart } from '@kotohogi/contract/demo-start';
import {
  DEMO_COMPANY,
  DEMO_FACILITY,
  DEMO_LOGINS,
  DEMO_PASSWORD,
  DEMO_STAFF,
  staffEmail,
} from '@kotohogi/db/seeds/logins';
import { readStart } from '@kotohogi/db/seeds/start';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import type { FastifyInstance } from 'fastify';
import type { Db } from './platform/db/connect.ts';

async function toStart(db: Db): Promise<DemoStart | null> {
  const start = await readStart(db);
  if (start === undefined) return null;
  const { ceremony, invitations } = start;
  return {
    companyAccountId: DEMO_COMPANY,
    facilityAccountId: DEMO_FACILITY,
    password: DEMO_PASSWORD,
    ceremony: {
      key: ceremony.key,
      couple: ceremony.people.map(nameOf),
      hallName: ceremony.hallName,
      isOnAir: ceremony.isOnAir,
      guestEmail: DEMO_LOGINS.guest,
    },
    invitations: invitations.map(({ pattern, key, hallName, people }) => ({
      pattern,
      key,
      hallName,
      couple: people.map(nameOf),
    })),
    coupleEmail: DEMO_LOGINS.couple,
    staff: DEMO_STAFF.map(([role]) => ({ role, email: staffEmail(role) })),
    companyEmail: DEMO_LOGINS.company,
    adminEmail: DEMO_LOGINS.admin,
  };
}

/**
 * Serves the data of the demo's start page (docs/product/demo.md). It reveals passwords, so only a workstation mounts
 * it.
 */
export function mountDemoStart(app: FastifyInstance, db: Db, { demo }: { readonly demo: boolean }): void {
  app.get(DEMO_START, async (_, reply) => {
    const start = demo ? await toStart(db) : null;
    return reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(start));
  });
}
