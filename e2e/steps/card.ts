import { expect, type Locator } from '@playwright/test';
import type { Person } from './actors.ts';
import { choose } from './controls.ts';

/** The sandbox's test cards, by what their issuer does. */
export const CARDS = { challenge: '4100000000005000', frictionless: '4111111111111111' };

/** A card as its form asks. */
export interface EnteredCard {
  readonly number: string;
  readonly month: string;
  readonly year: string;
  readonly code: string;
}

/** Fills in the card form of a dialog and submits it. */
export async function submitCard(dialog: Locator, { kit, t }: Person, card: EnteredCard): Promise<void> {
  const { form } = kit;
  await dialog.getByLabel(form.cardNumber, { exact: true }).fill(card.number);
  await dialog.getByLabel(form.expiryMonth, { exact: true }).selectOption(card.month);
  await dialog.getByLabel(form.expiryYear, { exact: true }).selectOption(card.year);
  await dialog.getByLabel(form.cardSecurityCode, { exact: true }).fill(card.code);
  await dialog.getByLabel(form.cardHolder, { exact: true }).fill('SAKURA NAKAMURA');
  await dialog.getByRole('button', { name: t('payment.check'), exact: true }).click();
}

/** A card that is valid in two years. */
export const validCard = (number: string): EnteredCard => ({
  number,
  month: '12',
  year: String(new Date().getFullYear() + 2),
  code: '123',
});

/** Fills in the card form and continues to the summary, which shows the masked number. */
export async function enterCard(dialog: Locator, person: Person, number: string): Promise<void> {
  await submitCard(dialog, person, validCard(number));
  await expect(dialog.getByText(`**** **** **** ${number.slice(-4)}`)).toBeVisible();
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
