import { expect } from '@playwright/test';
import type { Person } from './actors.ts';

/** The venue enters a song of the recording, without which it is not on sale. */
export async function enterSong(staff: Person): Promise<void> {
  const { page, t } = staff;
  await expect(page.getByText(t('songList.missing'))).toBeVisible();
  await page.getByRole('button', { name: t('songList.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('songList.song')).fill('カノン');
  await dialog.getByLabel(t('songList.artist')).fill('パッヘルベル');
  await dialog.getByRole('button', { name: t('songList.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('songList.missing'))).toBeHidden();
}

/** The venue confirms that the recording has no songs. */
export async function confirmNoSongs(staff: Person): Promise<void> {
  const { page, t } = staff;
  await page.getByText(t('songList.none'), { exact: true }).click();
  await expect(page.getByText(t('songList.missing'))).toBeHidden();
}
