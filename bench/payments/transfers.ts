import { depositAccount } from '@kotohogi/contract/deposit-account';
import { transfer } from '@kotohogi/contract/transfer';
import { transferFile } from '@kotohogi/contract/transfer-file';
import { BANK_ACCOUNT, PASSWORD } from '@kotohogi/testkit/builders';
import type { Browser, Venue } from './venue.ts';
import { signIn } from './venue.ts';

const CONSIGNOR = {
  ...{ code: '0000012345', name: 'ホテルミナト', bankNumber: '0001', branchNumber: '110' },
  ...{ type: 1 as const, accountNumber: '1234567' },
};
/** Where the bank writes its result into a data record, and where number and amount are (Zengin, 120 bytes). */
const RESULT_AT = 113;
const NUMBER = { from: 91, to: 101 };
const AMOUNT = { from: 80, to: 90 };
/** The bank refuses every fourth transfer of the first file. */
const REFUSES_EVERY = 4;

/** What the bank was ordered to do and did, read from its files. */
export interface BankSide {
  paidYen: number;
  paid: number;
  refused: number;
  /** Answers that contradict a rule: two orders of one transfer, a file made twice, results imported twice. */
  twice: number;
}

/** Two people of a venue's finance, each signed in, with the couples of its weddings. */
interface Office {
  readonly venue: Venue;
  readonly url: string;
  readonly finance: Browser;
  readonly approver: Browser;
  readonly bank: BankSide;
}

function expectStatus(what: string, { status, failure }: { status: number; failure: unknown }): void {
  if (status !== 200) throw new Error(`${what} was answered ${status}: ${JSON.stringify(failure)}`);
}

/** Of answers to the same step, exactly one takes effect. */
function countTwice(bank: BankSide, what: string, answers: readonly { status: number; failure: unknown }[]): void {
  const done = answers.filter(({ status }) => status === 200).length;
  if (done === 0) expectStatus(what, answers[0] ?? { status: 0, failure: 'no answer' });
  bank.twice += done - 1;
}

async function saveAccount({ url }: Office, wedding: Venue['weddings'][number], accountHolder: string): Promise<void> {
  const couple = await signIn(url, wedding.couple);
  const params = { weddingId: wedding.weddingId };
  const { version } = (await couple.call(depositAccount.read, { params })).body;
  const body = { ...BANK_ACCOUNT, accountHolder, version, password: PASSWORD };
  expectStatus('the account', await couple.call(depositAccount.update, { params, body }));
}

/** Two people order the transfer of a wedding at once, and approve it if the venue wants that. */
async function orderTransfer(
  { venue, finance, approver, bank }: Office,
  weddingId: Venue['weddings'][number]['weddingId'],
) {
  const params = { facilityId: venue.facilityId, weddingId };
  const { due, account } = (await finance.call(transfer.list, { params })).body;
  if (due === null) return;
  const seen = { amountYen: due.amountYen, accountVersion: account?.version ?? 0, password: PASSWORD };
  const orders = await Promise.all([finance, approver].map(by => by.call(transfer.order, { params, body: seen })));
  countTwice(bank, 'the order', orders);
  if (!venue.needsApproval) return;
  const at = orders.findIndex(({ status }) => status === 200);
  const other = at === 0 ? approver : finance;
  const approve = {
    params: {
      ...params,
      transferId: orders[at]?.body.id as (typeof transfer.approve)['params']['_zod']['output']['transferId'],
    },
    body: { accountVersion: seen.accountVersion, password: PASSWORD },
  };
  const approvals = await Promise.all([other.call(transfer.approve, approve), other.call(transfer.approve, approve)]);
  countTwice(bank, 'the approval', approvals);
}

/** Two people make the file of all orders at once; returns its records. */
async function makeFile({ venue, finance, approver, bank }: Office): Promise<readonly string[]> {
  const params = { facilityId: venue.facilityId };
  const { transfers, totalYen, consignor, nextDay, problems } = (await finance.call(transferFile.next, { params }))
    .body;
  if (problems.length > 0) throw new Error(`the bank would refuse the file: ${JSON.stringify(problems)}`);
  const seen = { count: transfers.length, totalYen, consignorVersion: consignor?.version ?? 0 };
  const body = { transferOn: nextDay, ...seen, password: PASSWORD };
  const made = await Promise.all([finance, approver].map(by => by.call(transferFile.make, { params, body })));
  countTwice(bank, 'the file', made);
  const fileId = made.find(({ status }) => status === 200)?.body.id ?? 0;
  const address = transferFile.download.path
    .replace(':facilityId', String(venue.facilityId))
    .replace(':fileId', String(fileId));
  const answer = await finance.fetch(`/api${address}`);
  const text = new TextDecoder('shift_jis').decode(await answer.arrayBuffer());
  return text.split('\r\n').filter(record => record !== '');
}

const numberOf = (record: string) => Number(record.slice(NUMBER.from, NUMBER.to));
const yenOf = (record: string) => Number(record.slice(AMOUNT.from, AMOUNT.to));

/** The bank carries out a file; returns its numbers and what it refused. */
function carryOut(records: readonly string[], bank: BankSide, refuses: (at: number) => boolean) {
  const orders = records.filter(record => record.startsWith('2'));
  const done = orders.map((record, at) => ({ record, isRefused: refuses(at) }));
  for (const { record, isRefused } of done) {
    if (isRefused) bank.refused += 1;
    else {
      bank.paid += 1;
      bank.paidYen += yenOf(record);
    }
  }
  return done;
}

/** Imports results twice: the second import must change nothing. */
async function importResults({ venue, finance, bank }: Office, text: string): Promise<void> {
  const params = { facilityId: venue.facilityId };
  for (const isFirst of [true, false]) {
    const compared = (await finance.call(transferFile.compareResults, { params, body: { text } })).body;
    if (!compared.isReadable) throw new Error(`the results cannot be read: ${JSON.stringify(compared)}`);
    const { confirmCount, confirmYen, failCount, failYen } = compared;
    const body = { text, confirmCount, confirmYen, failCount, failYen, password: PASSWORD };
    const { status } = await finance.call(transferFile.applyResults, { params, body });
    if (isFirst && status !== 200) throw new Error(`the results were answered ${status}`);
    if (!isFirst) bank.twice += confirmCount + failCount;
  }
}

/** The file as the bank returns it, with a code in each record. */
function returnedFile(records: readonly string[], done: ReturnType<typeof carryOut>): string {
  const results = new Map(done.map(({ record, isRefused }) => [record, isRefused ? '2' : '0']));
  const written = records.map(record => {
    const code = results.get(record);
    return code === undefined ? record : record.slice(0, RESULT_AT) + code + record.slice(RESULT_AT + 1);
  });
  return written.map(record => `${record}\r\n`).join('');
}

function returnedTable(done: ReturnType<typeof carryOut>): string {
  const rows = done.map(
    ({ record, isRefused }) => `${numberOf(record)},${isRefused ? 'failed' : '0'},${isRefused ? '口座なし' : ''}`,
  );
  return ['number,result,reason', ...rows, ''].join('\r\n');
}

/** Transfers the gifts of a venue: orders, a file, its results with failures, other accounts, and the rest in a second file. */
export async function transferGifts(url: string, venue: Venue): Promise<BankSide> {
  const bank: BankSide = { paidYen: 0, paid: 0, refused: 0, twice: 0 };
  const office = {
    venue,
    url,
    bank,
    finance: await signIn(url, venue.finance),
    approver: await signIn(url, venue.approver),
  };
  const params = { facilityId: venue.facilityId };
  const consignor = { params, body: { ...CONSIGNOR, version: 0, password: PASSWORD } };
  expectStatus('the consignor', await office.finance.call(transferFile.saveConsignor, consignor));
  for (const wedding of venue.weddings) await saveAccount(office, wedding, 'コバヤシ ハルト');
  for (const { weddingId } of venue.weddings) await orderTransfer(office, weddingId);
  const records = await makeFile(office);
  const done = carryOut(records, bank, at => at % REFUSES_EVERY === 0);
  await importResults(office, venue.needsApproval ? returnedTable(done) : returnedFile(records, done));
  const refused = done.filter(one => one.isRefused).map(({ record }) => numberOf(record));
  const { rows } = (await office.finance.call(transfer.deposits, { params, query: { limit: 100 } })).body;
  const failed = new Set(rows.filter(({ id }) => refused.includes(id)).map(({ weddingId }) => weddingId));
  for (const wedding of venue.weddings.filter(({ weddingId }) => failed.has(weddingId))) {
    await saveAccount(office, wedding, 'サトウ ユイ');
    await orderTransfer(office, wedding.weddingId);
  }
  const again = carryOut(await makeFile(office), bank, () => false);
  await importResults(office, returnedTable(again));
  return bank;
}
