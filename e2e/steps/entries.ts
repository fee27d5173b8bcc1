import { expect, type Page } from '@playwright/test';
import type { Person } from './actors.ts';

/** The first link of a mail's text that matches. */
export function linkIn(text: string, pattern: RegExp): string {
  const link = pattern.exec(text)?.[0];
  if (link === undefined) throw new Error(`no such link in the mail:\n${text}`);
  return link;
}

/** Requests a mail with a link and sees the confirmation. */
export async function askForMail({ page, t }: Person, email: string, button: string): Promise<void> {
  // The login page has a field of the same name, so this waits for the button of the right page.
  await expect(page.getByRole('button', { name: button })).toBeVisible();
  await page.getByLabel(t('signIn.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(t('signIn.sent'))).toBeVisible();
}

/** Sets a new password; a mistake in the second field loses no input. */
export async function chooseNewPassword({ page, t }: Person, password: string): Promise<void> {
  await page.getByLabel(t('signIn.new.password'), { exact: true }).fill(password);
  await page.getByLabel(t('signIn.new.confirm'), { exact: true }).fill(`${password}x`);
  await page.getByRole('button', { name: t('signIn.new.submit') }).click();
  await expect(page.getByLabel(t('signIn.new.confirm'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(t('signIn.new.confirm'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('signIn.new.submit') }).click();
}

/** A used link says so and offers the next step. */
export async function seeGone({ page, t }: Person, link: string, wayOn: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText(t('signIn.gone'))).toBeVisible();
  await page.getByRole('link', { name: wayOn }).click();
}

/** Selects an option of a custom list box. */
export async function pick(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole('button', { name: list }).click();
  await page.getByRole('option', { name: option }).click();
}
