import { expect } from '@playwright/test';
import type { Person } from './actors.ts';
import { rowsOf } from './controls.ts';
import { openFromMenu, openTab } from './couple.ts';
import type { Guest } from './guest.ts';
import { openArea } from './staff.ts';

/** The couple reads a guest's reply. */
export async function seeAnswer(person: Person, guest: Guest, message: string): Promise<void> {
  const { page, t } = person;
  await openTab(person, 'attendants');
  const row = page.getByRole('table', { name: t('guests.title') }).getByRole('row', { name: guest.name });
  await expect(row).toContainText(t('guests.answer.attendance'));
  await expect(row).toContainText(message);
}

/** The couple reads a guest's message. */
export async function seeMessage(person: Person, guest: Guest, text: string): Promise<void> {
  const { page } = person;
  await openFromMenu(person, 'congratulations');
  const message = page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  await expect(message).toContainText(guest.name);
}

/** The couple reads who gave what, and how much of it is transferred to them. */
export async function seeGifts(
  person: Person,
  gift: { readonly giver: Guest; readonly amount: string; readonly message: string; readonly transfer: string },
): Promise<void> {
  const { page, t } = person;
  await openFromMenu(person, 'payment');
  const row = rowsOf(page, t('gift.list')).filter({ hasText: gift.giver.name });
  await expect(row).toContainText(gift.amount);
  await expect(row).toContainText(gift.message);
  await expect(page.getByText(gift.transfer, { exact: true })).toBeVisible();
}

/** The venue's finance role finds the gift and the sale in the list of payments. */
export async function seePayments(person: Person, reservationId: string, amounts: readonly string[]): Promise<void> {
  const { page, t } = person;
  await openArea(person, 'payments');
  const rows = rowsOf(page, t('payment.list'));
  for (const amount of amounts) {
    const row = rows.filter({ hasText: reservationId }).filter({ hasText: amount });
    await expect(row).toContainText(t('payment.state.CAPTURED'));
  }
}
