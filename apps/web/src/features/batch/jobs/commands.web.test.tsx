import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { ja } from '../messages.ja.ts';
import { CleanLives } from './commands.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const SLOT = {
  ...{ weddingId: 7, reservationId: 'R-7', facilityName: 'ホテル・ルミエール軽井沢', ref: 'w7-1' },
  ...{ state: 'preparing', cleaning: 'retire' },
};

/** A server that finds these slots; returns the bodies it received. */
function serve(slots: readonly object[]) {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const sent: { readonly isDryRun: boolean } = JSON.parse(body);
    bodies.push(sent);
    return Response.json({ isDryRun: sent.isDryRun, slots });
  });
  return bodies;
}

const dryRun = () => page.getByRole('button', { name: ja['batch.command.dryRun'] }).click();
const runButton = () => page.getByRole('button', { name: ja['batch.command.run'] });

test('given a command, when its dry run finds something, then it can be run once, after a confirmation', async () => {
  const bodies = serve([SLOT]);
  await show(<CleanLives />);
  await expect.element(runButton()).not.toBeInTheDocument();
  await dryRun();
  await expect.element(page.getByText(/R-7/)).toBeVisible();
  await runButton().click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: ja['batch.command.run'] });
  await userEvent.dblClick(confirm);
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(bodies).toEqual([{ isDryRun: true }, { isDryRun: false }]);
  await expect.element(runButton()).not.toBeInTheDocument();
});

test('given a command, when its dry run finds nothing, then it cannot be run', async () => {
  serve([]);
  await show(<CleanLives />);
  await dryRun();
  await expect.element(page.getByText('対象はありません。')).toBeVisible();
  await expect.element(runButton()).not.toBeInTheDocument();
});
