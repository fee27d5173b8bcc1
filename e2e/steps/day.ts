import { attendant } from '@kotohogi/contract/attendant';
import { session } from '@kotohogi/contract/session';
import { instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import type { Grant } from '@kotohogi/domain/permission/grants';
import type { FacilityRole } from '@kotohogi/domain/permission/names';
import { type BuiltWedding, buildAttendant, buildUser, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import { TestClient } from '@kotohogi/testkit/client';
import { staffPaths } from '@kotohogi/web/src/shell/router/staff-paths.ts';
import type { RunningProduct } from '../product.ts';
import type { Actors, Person, Screen, ScreenOptions } from './actors.ts';

/** A wedding day: everything before it is seeded, and participants arrive signed in. */
export class Day {
  readonly product: RunningProduct;
  readonly actors: Actors;
  readonly wedding: BuiltWedding;

  private constructor(product: RunningProduct, actors: Actors, wedding: BuiltWedding) {
    this.product = product;
    this.actors = actors;
    this.wedding = wedding;
  }

  /** A wedding that starts `inMs` from now. */
  static async begin(product: RunningProduct, actors: Actors, inMs = 20 * MINUTE_MS): Promise<Day> {
    const startsAt = instant(Date.now() + inMs);
    return new Day(product, actors, await buildWedding(product.db, { ...product.venue, startsAt }));
  }

  /** The same day for participants in another browser. */
  elsewhere(actors: Actors): Day {
    return new Day(this.product, actors, this.wedding);
  }

  /** Signs in a member of the venue's staff, who may then open any page of the facility area. */
  async staff(role: FacilityRole, screen: Screen = 'desktop'): Promise<Person> {
    const { facilityId } = this.product.venue;
    return this.#user(role, screen, { scope: 'facility', facilityId, role });
  }

  /** Signs in an administrator of the platform. */
  async operator(screen: Screen = 'desktop'): Promise<Person> {
    return this.#user('administrator of the platform', screen, { scope: 'admin', role: 'administrator' });
  }

  async #user(name: string, screen: Screen, grant: Grant): Promise<Person> {
    const { db, url } = this.product;
    const { email } = await buildUser(db, grant);
    const client = new TestClient(url);
    await client.call(session.login, { body: { email, password: PASSWORD } });
    return this.#seat(name, screen, client);
  }

  /** The venue's own number of the wedding. */
  async reservationId(): Promise<string> {
    const { reservation_id } = await this.product.db
      .selectFrom('wedding')
      .select('reservation_id')
      .where('id', '=', this.wedding.weddingId)
      .executeTakeFirstOrThrow();
    return reservation_id;
  }

  /** Opens the live console of the wedding. */
  async openConsole({ page }: Person): Promise<void> {
    const { companyAccountId, facilityAccountId } = this.product.venue;
    await page.goto(staffPaths.facility.live(companyAccountId, facilityAccountId, this.wedding.weddingId));
  }

  /** Signs in a guest who attends live, on the page of the ceremony. */
  async guest(name: string, screen: Screen = 'phone', options: ScreenOptions = {}): Promise<Person> {
    const { db, url, venue } = this.product;
    const { weddingId, key } = this.wedding;
    const { email } = await buildAttendant(db, weddingId, { name });
    const client = new TestClient(url);
    await client.call(attendant.login, { params: { wedding: key }, body: { email, password: PASSWORD } });
    const person = await this.#seat(name, screen, client, options);
    await person.page.goto(`/c/${venue.companyAccountId}/weddings/${key}`);
    return person;
  }

  async #seat(name: string, screen: Screen, { cookies }: TestClient, options: ScreenOptions = {}): Promise<Person> {
    const person = await this.actors.enter(name, screen, options);
    const { url } = this.product;
    await person.context.addCookies([...cookies].map(([cookie, value]) => ({ name: cookie, value, url })));
    return person;
  }
}
