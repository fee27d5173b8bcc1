import type { NextTransferFile, TransferFileRow, TransferResults } from '@kotohogi/contract/transfer-file';
import { instant } from '@kotohogi/domain/kernel/instant';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../shell/testing/accessible.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { FacilityContext } from '../facility/index.ts';
import { ja as transferJa } from '../transfer/messages.ja.ts';
import { ja } from './messages.ja.ts';
import { TransferFiles } from './transfer-files.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(transferJa);
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const AT = instant(Date.UTC(2026, 10, 20, 1));
const NEXT: NextTransferFile = {
  consignor: {
    ...{ code: '0000012345', name: 'ﾎﾃﾙﾐﾅﾄ', bankNumber: '0001', bankName: 'ミズホ', branchNumber: '110' },
    ...{ branchName: 'チバ', type: 1, accountNumber: '1234567', version: 3, updatedBy: '経理', updatedAt: AT },
  },
  transfers: [
    {
      ...{ id: 7, weddingId: 3, reservationId: 'R-3', couple: [], amountYen: 28_500, orderedAt: AT },
      account: {
        ...{ bankName: 'みずほ銀行', bankNumber: '0001', branchName: '鎌倉支店', branchNumber: '123' },
        ...{ type: 1, maskedAccountNumber: '****567', accountHolder: 'ﾀｶﾊｼ ﾊﾙﾄ' },
      },
    },
  ],
  totalYen: 28_500,
  problems: [],
  nextDay: '2099-11-24',
  lastDay: '2099-12-24',
};
const FILE: TransferFileRow = {
  ...{
    id: 1,
    number: 4,
    transferOn: '2026-11-20',
    count: 3,
    totalYen: 90_000,
    sha256: 'ab',
    madeBy: '経理',
    madeAt: AT,
  },
  ...{ isKept: true, open: 1, confirmed: 2, failed: 0 },
};

interface Server {
  readonly next?: Partial<NextTransferFile>;
  readonly files?: readonly TransferFileRow[];
  /** Answers of the writes, in their order. */
  readonly writes?: readonly Response[];
}

async function open(
  { next = {}, files = [FILE], writes = [] }: Server,
  abilities = ['facility:write:weddingPaymentState'],
) {
  const sent: unknown[] = [];
  const answers = [...writes];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = String(input instanceof Request ? input.url : input);
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
    if (method !== 'GET') {
      const body = input instanceof Request ? await input.text() : init?.body;
      sent.push(JSON.parse(String(body)));
      return answers.shift() ?? Response.json({});
    }
    if (url.includes('/next')) return Response.json({ ...NEXT, ...next });
    return Response.json({ rows: files, total: files.length, page: 1, limit: 20 });
  });
  const area = { id: 1, accountId: 'f', companyAccountId: 'c', name: '施設', abilities: new Set(abilities) };
  await page.viewport(1280, 900);
  await show(
    <Routed
      part={() => (
        <FacilityContext value={area}>
          <TransferFiles />
        </FacilityContext>
      )}
    />,
  );
  return sent;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const refused = (id: string, status = 409) =>
  Response.json({ id, userMessage: `refused: ${id}` }, { status, headers: { 'content-type': 'application/json' } });

test('given a waiting transfer, when finance makes the file, then what was seen is sent; after a refusal the password is kept', async () => {
  const sent = await open({ writes: [refused('transfer_file_changed'), Response.json({ id: 9, number: 5 })] });
  await expect.element(page.getByText('第4号')).toBeVisible();
  await expectAccessible('body', OF_PAGES);
  await button(ja['transferFile.make.open']).click();
  const password = page.getByLabelText(transferJa['transfer.field.password']);
  await password.fill('a-password-of-mine');
  await button(ja['transferFile.make']).click();
  await expect.element(page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
  await expect.element(password).toHaveValue('a-password-of-mine');
  await button(ja['transferFile.make']).click();
  await expect.element(page.getByText(ja['transferFile.make.done'])).toBeVisible();
  const body = {
    transferOn: '2099-11-24',
    count: 1,
    totalYen: 28_500,
    consignorVersion: 3,
    password: 'a-password-of-mine',
  };
  expect(sent).toEqual([body, body]);
});

test('given a name that the bank would refuse, then it is named at its transfer and no file can be made', async () => {
  const problems = [{ transferId: 7, field: 'recipient', problem: 'sign' as const, sign: '＠' }];
  await open({ next: { problems } });
  await expect.element(page.getByText('「口座名義」に、銀行で使えない文字「＠」があります')).toBeVisible();
  await expect.element(button(ja['transferFile.make.open'])).toBeDisabled();
});

test('given no bank details, then the page asks for them first', async () => {
  const sent = await open({ next: { consignor: null }, writes: [Response.json({ version: 1 })] });
  await expect.element(page.getByText(ja['transferFile.needsConsignor'])).toBeVisible();
  await button(ja['transferFile.consignor.enter']).click();
  await page.getByLabelText(ja['transferFile.field.consignorCode']).fill('0000012345');
  await page.getByLabelText(ja['transferFile.field.consignorName']).fill('ホテルミナト');
  await page.getByLabelText(ja['transferFile.field.bankNumber']).fill('0001');
  await page.getByLabelText(ja['transferFile.field.branchNumber']).fill('110');
  await page.getByLabelText(ja['transferFile.field.accountNumber']).fill('1234567');
  await page.getByLabelText(transferJa['transfer.field.password']).fill('a-password-of-mine');
  await button(ja['transferFile.consignor.save']).click();
  await expect.element(page.getByText(ja['transferFile.consignor.done'])).toBeVisible();
  expect(sent).toEqual([
    {
      ...{ code: '0000012345', name: 'ﾎﾃﾙﾐﾅﾄ', bankNumber: '0001', branchNumber: '110', type: 1 },
      ...{ accountNumber: '1234567', version: 0, password: 'a-password-of-mine' },
    },
  ]);
});

test('given results from the bank, when they are imported, then each line is shown before, and what was shown is sent', async () => {
  const results: TransferResults = {
    isReadable: true,
    rows: [
      {
        line: 2,
        transferId: 7,
        effect: 'confirm',
        ...{ reason: '', resultCode: '' },
        transfer: { weddingId: 3, couple: [], amountYen: 28_500 },
      },
      { line: 3, transferId: 99, effect: 'unknown', reason: '', resultCode: '', transfer: null },
    ],
    ...{ confirmCount: 1, confirmYen: 28_500, failCount: 0, failYen: 0 },
  };
  const unreadable: TransferResults = { isReadable: false, line: 3, problem: 'record' };
  const sent = await open({
    writes: [Response.json(unreadable), Response.json(results), Response.json({ confirmCount: 1, failCount: 0 })],
  });
  await button(ja['transferFile.results.open']).click();
  const zone = page.getByLabelText(new RegExp(ja['transferFile.results.file']));
  await userEvent.upload(zone, new File(['number,result\n7'], 'broken.csv', { type: 'text/csv' }));
  await expect.element(page.getByText('3行目が120文字ではありません', { exact: false })).toBeVisible();
  await expect.element(button(ja['transferFile.apply'])).toBeDisabled();
  await userEvent.upload(zone, new File(['number,result\n7,0'], 'results.csv', { type: 'text/csv' }));
  await expect.element(page.getByText(ja['transferFile.effect.unknown'])).toBeVisible();
  await page.getByLabelText(transferJa['transfer.field.password']).fill('a-password-of-mine');
  await button(ja['transferFile.apply']).click();
  await expect.element(page.getByText(ja['transferFile.apply.done'])).toBeVisible();
  const seen = { confirmCount: 1, confirmYen: 28_500, failCount: 0, failYen: 0 };
  expect(sent).toEqual([
    { text: 'number,result\n7' },
    { text: 'number,result\n7,0' },
    { text: 'number,result\n7,0', ...seen, password: 'a-password-of-mine' },
  ]);
});

test('given a user who may only read, then nothing can be made, imported or changed', async () => {
  await open({ files: [{ ...FILE, isKept: false }] }, []);
  await expect.element(page.getByText(ja['transferFile.gone'])).toBeVisible();
  expect(page.getByRole('button', { name: ja['transferFile.make.open'] }).query()).toBeNull();
  expect(page.getByRole('button', { name: ja['transferFile.results.open'] }).query()).toBeNull();
  expect(page.getByRole('button', { name: ja['transferFile.consignor.change'] }).query()).toBeNull();
});
