import { PASSWORD } from '@kotohogi/testkit/builders';
import { paths } from '@kotohogi/web/src/shell/router/paths.ts';
import { expect } from '@playwright/test';
import type { VenueAddress } from '../product.ts';
import type { Person } from './actors.ts';
import { enterDateTime, rowsOf } from './controls.ts';

/** Signs a staff member in on the facility's login page, reached by a redirect from its home. */
export async function signIn({ page, t }: Person, venue: VenueAddress, email: string): Promise<void> {
  const { companyAccountId, facilityAccountId } = venue;
  await page.goto(paths.facility.index(companyAccountId, facilityAccountId));
  await expect(page).toHaveURL(/\/manage\/login\?callback=/);
  await page.getByLabel(t('session.email'), { exact: true }).fill(email);
  await page.getByLabel(t('session.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('session.signIn') }).click();
  await expect(page).toHaveURL(new RegExp(`/facilities/${facilityAccountId}/manage/?$`));
}

/** Opens a page of the facility area from its menu, which is behind a button on a phone. */
export async function openArea(
  { page, t, kit, screen }: Person,
  name: 'halls' | 'weddings' | 'payments' | 'settings' | 'users',
): Promise<void> {
  if (screen === 'phone') await page.getByRole('button', { name: kit.frame.openMenu }).click();
  const menu = page.getByRole('navigation', { name: t('facilityArea.label'), exact: true });
  await menu.getByRole('link', { name: t(`facilityArea.${name}`), exact: true }).click();
}

/** What a coordinator enters for a new wedding. */
export interface NewWedding {
  readonly hallName: string;
  readonly key: string;
  readonly reservationId: string;
  /** Epoch ms. */
  readonly startsAtMs: number;
  readonly email: string;
}

/** Looks at the halls, then creates a wedding from the list of weddings. */
export async function createWedding(person: Person, wedding: NewWedding): Promise<void> {
  const { page, t, kit } = person;
  await openArea(person, 'halls');
  await expect(rowsOf(page, t('hall.list')).filter({ hasText: wedding.hallName })).toBeVisible();
  await openArea(person, 'weddings');
  await page.getByRole('link', { name: t('facilityArea.weddings.new') }).click();

  await page.getByRole('button', { name: t('wedding.field.hall') }).click();
  await page.getByRole('option', { name: wedding.hallName }).click();
  await page.getByLabel(t('wedding.field.reservationId'), { exact: true }).fill(wedding.reservationId);
  await enterDateTime(page, t('wedding.field.dateTime'), wedding.startsAtMs);
  await page.getByRole('button', { name: t('wedding.field.band') }).click();
  await page.getByRole('option', { name: t('wedding.band.range', { from: 10, to: 19 }) }).click();
  await page.getByLabel(t('wedding.field.key'), { exact: true }).fill(wedding.key);
  await page.getByLabel(t('wedding.field.email'), { exact: true }).fill(wedding.email);
  if (person.language === 'en') {
    await page.getByRole('button', { name: t('wedding.field.language') }).click();
    await page.getByRole('option', { name: t('wedding.language.en') }).click();
  }
  await page.getByRole('button', { name: kit.frame.createWithThis }).click();
  const created = page.getByText(t('wedding.created'));
  // The wedding of the other language uses the hall at the same time.
  const goOn = page.getByRole('button', { name: t('wedding.hallUse.confirm') });
  await expect(created.or(goOn).first()).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(created).toBeVisible();
  await expect(page).toHaveURL(/\/weddings\/\d+$/);
}
