import { expect, type Locator } from '@playwright/test';
import type { Person } from './actors.ts';
import { choose } from './controls.ts';

/** The sandbox's test cards, by what their issuer does. */
export const CARDS = { challenge: '4100000000005000', frictionless: '4111111111111111' };

/** Fills in the card form of a dialog and continues to the summary. */
async function enterCard(dialog: Locator, { kit, t }: Person, cardNumber: string): Promise<void> {
  const { form } = kit;
  await dialog.getByLabel(form.cardNumber, { exact: true }).fill(cardNumber);
  await dialog.getByLabel(form.expiryMonth, { exact: true }).selectOption('12');
  await dialog.getByLabel(form.expiryYear, { exact: true }).selectOption(String(new Date().getFullYear() + 2));
  await dialog.getByLabel(form.cardSecurityCode, { exact: true }).fill('123');
  await dialog.getByLabel(form.cardHolder, { exact: true }).fill('SAKURA NAKAMURA');
  await dialog.getByRole('button', { name: t('payment.check'), exact: true }).click();
}

/** Prepares a gift up to the final button; the issuer's step comes after it. */
export async function prepareGift(person: Person, amount: string, text: string): Promise<Locator> {
  const { page, t } = person;
  await page.getByRole('button', { name: t('gift.action.choose') }).click();
  const dialog = page.getByRole('dialog');
  await choose(dialog, t('gift.amount'), amount);
  await dialog.getByLabel(t('gift.message'), { exact: true }).fill(text);
  await dialog.getByRole('button', { name: t('gift.next') }).click();
  await enterCard(dialog, person, CARDS.challenge);
  await expect(dialog.getByText(`**** **** **** ${CARDS.challenge.slice(-4)}`)).toBeVisible();
  return dialog;
}

/**
 * Opens the purchase of the recording, sees its price and enters a card; returns the dialog before the final button.
 */
export async function prepareRecording(person: Person, price: string): Promise<Locator> {
  const { page, t } = person;
  await page.getByRole('button', { name: t('archiveSale.buy') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(price, { exact: true }).first()).toBeVisible();
  await enterCard(dialog, person, CARDS.frictionless);
  await expect(dialog.getByText(`**** **** **** ${CARDS.frictionless.slice(-4)}`)).toBeVisible();
  return dialog;
}

/** Sees the message that the recording is bought; the page reloads. */
export async function seeBought({ page, t }: Person): Promise<void> {
  const notice = page.getByRole('alertdialog');
  await expect(notice.getByText(t('archiveSale.success'))).toBeVisible();
  await notice.getByRole('button', { name: t('archiveSale.ok') }).click();
  await expect(page.getByText(t('archiveSale.purchased'), { exact: true })).toBeVisible();
}

/** Buys the recording with a card without 3-D Secure; the page says so and reloads. */
export async function buyRecording(person: Person): Promise<void> {
  const dialog = await prepareRecording(person, '¥5,500');
  await dialog.getByRole('button', { name: person.t('archiveSale.buy') }).click();
  await seeBought(person);
}
