import { readDemoKey } from '@kotohogi/domain/attendant/demo-key';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { permissionsIn, type ScopeChain } from '@kotohogi/domain/permission/grants';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/db/connect.ts';
import type { Visitor } from '../platform/hub/action.ts';
import type { Caller } from './actor.ts';
import { guestSession, sessionHash, userSession } from './cookies.ts';
import { identify } from './gate.ts';
import { chainOf, findWedding } from './store.ts';

interface SocketGate {
  readonly db: Db;
  readonly app: FastifyInstance;
  readonly now: () => Instant;
}

type Rooms = Visitor['rooms'];

/** Either of these makes a user a manager of the wedding. */
const MANAGER_PERMISSIONS = ['facility:read:wedding', 'wedding:read:info'] as const;

/**
 * A guest joins the rooms of the wedding and of their own; staff and hosts join the wedding's room and its managers'
 * room.
 */
function roomsInWedding(caller: Caller, chain: Required<ScopeChain>): Rooms {
  const permissions = permissionsIn(caller.user?.grants ?? [], chain);
  const isManager = MANAGER_PERMISSIONS.some(name => permissions.has(name));
  const id = chain.weddingId;
  return [
    ...(caller.guest || isManager ? [{ room: 'wedding', id } as const] : []),
    ...(caller.guest ? [{ room: 'attendant', id: caller.guest.attendantId } as const] : []),
    ...(isManager ? [{ room: 'wedding-managers', id } as const] : []),
  ];
}

/** Staff outside a wedding join the rooms of their facilities. */
function roomsOfStaff(caller: Caller): Rooms {
  return (caller.user?.grants ?? []).flatMap(grant =>
    grant.scope === 'facility' ? [{ room: 'facility', id: grant.facilityId } as const] : [],
  );
}

/** Admits a socket by the same cookies as a call; undefined = unknown caller, or no room to join. */
export async function admitSocket(
  { db, app, now }: SocketGate,
  handshake: { readonly cookie: string; readonly weddingKey: string },
): Promise<Visitor | undefined> {
  // A viewer of a sample has no identity and joins no rooms, but their page shows the connection state.
  if (readDemoKey(handshake.weddingKey) !== undefined)
    return {
      key: Symbol('sample'),
      weddingId: undefined,
      attendantId: undefined,
      userId: undefined,
      sessions: [],
      rooms: [],
    };
  const cookies = app.parseCookie(handshake.cookie);
  const read = (name: string) => sessionHash(cookies[name], value => app.unsignCookie(value));
  const row = handshake.weddingKey === '' ? undefined : await findWedding(db, { key: handshake.weddingKey });
  if (handshake.weddingKey !== '' && row === undefined) return undefined;
  const chain = row && chainOf(row);
  const caller = await identify(db, read, chain?.weddingId, now());
  const rooms = chain === undefined ? roomsOfStaff(caller) : roomsInWedding(caller, chain);
  if (rooms.length === 0) return undefined;
  return {
    key: Symbol('visitor'),
    weddingId: chain?.weddingId,
    attendantId: caller.guest?.attendantId,
    userId: caller.user?.userId,
    sessions: [caller.user && userSession(read), caller.guest && chain && guestSession(read, chain.weddingId)].filter(
      hash => hash !== undefined,
    ),
    rooms,
  };
}
