import { account } from '@kotohogi/contract/account';
import { company } from '@kotohogi/contract/company';
import { facility } from '@kotohogi/contract/facility';
import { staff } from '@kotohogi/contract/staff';
import type { FacilityId } from '@kotohogi/domain/kernel/ids';
import { PASSWORD } from '@kotohogi/testkit/builders';
import { type Answer, TestClient } from '@kotohogi/testkit/client';
import { expect } from '@playwright/test';
import type { EmptyProduct, VenueAddress } from '../product.ts';
import type { Person } from './actors.ts';
import { rowsOf } from './controls.ts';
import { linkIn } from './entries.ts';

const INVITE = /http\S+\/account\/invites\/\S+\/activate/;

/** The link of an invitation, as mailed or as printed by the command that creates the first administrator. */
export const inviteLink = (text: string): string => linkIn(text, INVITE);

/**
 * Opens a mailed invitation and chooses name and password; a password that is too short is refused first. Resolves when
 * the area of the new account is loaded: the address changes before its document does.
 */
export async function acceptInvite({ page, t }: Person, link: string, name: string): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto(link);
  await field(t('account.name')).fill(name);
  await field(t('account.verify.password')).fill('short');
  await page.getByRole('button', { name: t('account.invite.accept') }).click();
  await expect(field(t('account.verify.password'))).toHaveAttribute('aria-invalid', 'true');
  await expect(field(t('account.name'))).toHaveValue(name);
  await field(t('account.verify.password')).fill(PASSWORD);
  await field(t('account.verify.confirm')).fill(PASSWORD);
  await page.getByText(t('account.invite.promise')).click();
  const isLoaded = page.waitForEvent('load');
  await page.getByRole('button', { name: t('account.invite.accept') }).click();
  await isLoaded;
}

export interface Invitation {
  readonly email: string;
  readonly role: 'company.administrator' | 'facility.administrator' | 'facility.coordinator';
  /** The company or venue, where there is a choice. */
  readonly place?: string;
}

/** Invites a colleague from the list of users; returns the link of the mail. */
export async function inviteColleague(
  { page, t, language }: Person,
  { mailTo }: EmptyProduct,
  { email, role, place }: Invitation,
): Promise<string> {
  await page.getByRole('link', { name: t('staff.invite') }).click();
  await page.getByLabel(t('staff.field.email'), { exact: true }).fill(email);
  if (place !== undefined) await page.getByLabel(t('staff.field.area')).selectOption({ label: place });
  await page
    .getByRole('radiogroup', { name: t('staff.field.role') })
    .getByText(t(`session.role.${role}`), { exact: true })
    .click();
  await page.getByRole('button', { name: t('staff.invite.send') }).click();
  await expect(rowsOf(page, t('staff.list')).filter({ hasText: email })).toBeVisible();
  const mail = await mailTo(email, 'staff-invite');
  expect(mail.subject).toMatch(language === 'ja' ? /招待/ : /invit/i);
  return inviteLink(mail.text);
}

function succeeded<O>({ status, body }: Answer<O>): O {
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** A venue without halls and weddings, and its administrator, who signs in with the builders' password. */
export interface OnboardedVenue extends VenueAddress {
  readonly facilityId: FacilityId;
  readonly name: string;
  readonly administrator: string;
}

/**
 * Onboards a company and its venues by calls, each made by the person who makes it in the product: J1 takes the same
 * steps in a browser.
 */
export class Onboarding {
  readonly #product: EmptyProduct;
  readonly #companyAccountId: string;
  #invited = 0;

  constructor(product: EmptyProduct, companyAccountId: string) {
    this.#product = product;
    this.#companyAccountId = companyAccountId;
  }

  async #accept(text: string, name: string): Promise<TestClient> {
    const token = new URL(inviteLink(text)).pathname.split('/').at(-2) ?? '';
    const client = new TestClient(this.#product.url);
    succeeded(
      await client.call(account.activate, { params: { token }, body: { name, password: PASSWORD, isAgreed: true } }),
    );
    return client;
  }

  async #invitedBy(invite: (email: string) => Promise<Answer<unknown>>, name: string) {
    this.#invited += 1;
    const email = `onboarded-${this.#invited}@example.com`;
    succeeded(await invite(email));
    const { text } = await this.#product.mailTo(email, 'staff-invite');
    return { email, client: await this.#accept(text, name) };
  }

  /** Creates the first administrator, the company and its administrator, and the venues with theirs. */
  async venues(names: readonly string[]): Promise<readonly OnboardedVenue[]> {
    const printed = await this.#product.admin('create-administrator', '--email', 'first@example.com');
    const admin = await this.#accept(printed, '運営 担当');
    const companyAccountId = this.#companyAccountId;
    const { id } = succeeded(
      await admin.call(company.create, {
        body: { name: 'ルミエール・ブライダル', accountId: companyAccountId, contractNumber: 21 },
      }),
    );
    const role = 'company:administrator' as const;
    const owner = await this.#invitedBy(
      email => admin.call(staff.adminInvite, { body: { email, role, areaId: id } }),
      '森 恵子',
    );
    const venues: OnboardedVenue[] = [];
    for (const [at, name] of names.entries()) {
      const params = { companyId: String(id) };
      const facilityAccountId = `${companyAccountId}-${at + 1}`;
      const body = { name, accountId: facilityAccountId, contractNumber: 21 + at, commissionRate: 0.05 };
      const made = succeeded(await owner.client.call(facility.create, { params, body }));
      const { email } = await this.#invitedBy(
        to =>
          owner.client.call(staff.companyInvite, {
            params,
            body: { email: to, role: 'facility:administrator', areaId: made.id },
          }),
        '原田 真理子',
      );
      venues.push({
        facilityId: made.id as FacilityId,
        companyAccountId,
        facilityAccountId,
        name,
        administrator: email,
      });
    }
    return venues;
  }
}
