import type { LiveConsole } from '@kotohogi/contract/live';
import { instant } from '@kotohogi/domain/kernel/instant';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { expectAccessible } from '../../../shell/testing/accessible.ts';
import { refusal } from '../../../shell/testing/refusal.ts';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { ja as recordingJa } from '../../recording/messages.ja.ts';
import { ja as weddingJa } from '../../wedding/messages.ja.ts';
import { aWeddingDetail } from '../../wedding/testing/a-wedding-detail.ts';
import { ja } from '../messages.ja.ts';
import { aConsole, aLine, CONSOLE_AT, HEALTHY } from '../testing/a-console.ts';
import { useLiveConsole } from './api.ts';
import { Console } from './console.tsx';
import { ConsoleHead } from './console-head.tsx';

const now = CONSOLE_AT;
const before = (seconds: number) => instant(now - seconds * 1000);

const READY = aConsole({
  commands: ['publish', 'emergencyStop'],
  startsAt: instant(now + 342_000),
  ingest: [aLine('main', { isConnected: true, isActive: true }), aLine('spare', { key: 'spare-key-000-a71e' })],
  health: HEALTHY,
  disk: { freeBytes: 412_000_000_000, hours: 305 },
  frames: 'flowing',
  present: 46,
  recording: { durationMs: 750_000, isPlayable: false, filePercent: 0, isInterrupted: false },
  log: [{ at: before(40), kind: 'unpulished', actorName: '', detail: '' }],
});

const ON_AIR: LiveConsole = {
  ...READY,
  state: 'streaming',
  commands: ['intermission', 'close', 'emergencyStop'],
  publishedAt: before(600),
  viewers: 84,
  present: 91,
  audience: { playing: 84, waiting: 3, paused: 2, failed: 1, audioOnly: 6, delayMs: { p50: 1400, p95: 2100 } },
};

const PAUSED: LiveConsole = {
  ...ON_AIR,
  commands: ['resume', 'close', 'emergencyStop'],
  intermissionAt: before(90),
  frames: 'lost',
  framesLostAt: before(60),
};

const STOPPED: LiveConsole = {
  ...ON_AIR,
  state: 'waitingForUpload',
  commands: ['linkVideo'],
  frames: 'none',
  health: null,
  stopReason: '新婦の体調不良',
  log: [{ at: now, kind: 'waitingForUpload', actorName: '原田 真理子', detail: '新婦の体調不良' }, ...ON_AIR.log],
};

const DETAIL = aWeddingDetail({ startsAt: READY.startsAt });

/** The server's state, the requests it received, and its response to each command. */
let live: LiveConsole;
let asked: { readonly command: string; readonly body: unknown }[] = [];
let answers: Readonly<Record<string, () => Response>> = {};

/** The last path segment names the command. */
async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(input), location.href);
  const command = `${init?.method ?? 'GET'} ${pathname.split('/').at(-1)}`;
  if (command === 'GET liveChannels') return Response.json(live);
  if (command === 'GET notifications') return Response.json({ rows: [], reach: { dialog: 0, mail: 0 }, allowed: [] });
  if (command === 'GET upload') return Response.json({ uploads: [] });
  if (command === 'GET chapters')
    return Response.json({ chapters: [], shortcut: null, programs: ['退場'], isOpen: false });
  asked.push({ command, body: init?.body == null ? undefined : JSON.parse(String(init.body)) });
  const done = answers[command];
  if (done === undefined) throw new Error(`no fake answer for ${command}`);
  return done();
}

/** Responds to a command with the updated console. */
const becomes = (next: LiveConsole) => () => {
  live = next;
  return Response.json(next);
};

beforeAll(async () => {
  addTexts({ ...weddingJa, ...recordingJa, ...ja });
  await loadShellTexts();
});

beforeEach(() => {
  live = READY;
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', serve);
  document.documentElement.dataset.density = 'staff';
  document.documentElement.lang = 'ja';
});

afterEach(async () => {
  delete document.documentElement.dataset.density;
  await page.viewport(1024, 900);
});

// why: only after the last page has unmounted; a mounted page polls every two seconds
afterAll(() => void vi.unstubAllGlobals());

function Page({ mayWrite }: { readonly mayWrite: boolean }) {
  const { data, dataUpdatedAt: receivedAtMs } = useLiveConsole(DETAIL.id);
  if (data === undefined) return null;
  return (
    <main style={{ padding: 16 }}>
      <h1>
        <ConsoleHead detail={DETAIL} live={data} />
      </h1>
      <Console
        detail={DETAIL}
        live={data}
        received={{ serverMs: data.now, receivedAtMs }}
        isStale={false}
        pattern="natural"
        mayWrite={mayWrite}
        guestHref="/w/haruto-yui"
      />
    </main>
  );
}

function Visit({ mayWrite }: { readonly mayWrite: boolean }) {
  return <Page mayWrite={mayWrite} />;
}

async function open(state: LiveConsole, mayWrite = true): Promise<void> {
  live = state;
  await show(<Visit mayWrite={mayWrite} />);
  await expect.element(page.getByRole('list', { name: '配信の流れ' })).toBeVisible();
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = (name: RegExp) => page.getByRole('alertdialog', { name });

test('before publishing, the one missing item is shown, and shown again in the confirmation', async () => {
  await open(READY);
  await expect.element(page.getByText('注意 1件')).toBeVisible();
  await expect.element(page.getByText('回線がひとつのため、切れると映像がとだえます')).toBeVisible();
  await expect.element(page.getByText('305時間分')).toBeVisible();
  await expect.element(page.getByText('エンコーダの時計が合っている')).toBeVisible();
  await expect.element(page.getByText('未測定')).toBeVisible();
  answers = { 'POST publish': becomes(ON_AIR) };
  await button('公開する').click();
  const question = dialog(/中村.*山本.*チャペル・ルミエール/);
  await expect.element(question.getByText('回線がひとつのため、切れると映像がとだえます')).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'キャンセル' })).toHaveFocus();
  await question.getByRole('button', { name: '公開する' }).click();
  await expect.element(page.getByRole('heading', { name: '配信しています' })).toBeVisible();
});

test('too little disk space for the recording is more than a warning', async () => {
  await open({ ...READY, disk: { freeBytes: 1, hours: 1.5 } });
  await expect.element(page.getByText('公開前に対応 2件')).toBeVisible();
  await expect.element(page.getByText(/のこり2時間未満です/)).toBeVisible();
});

test('a recording that stopped while on air is shown in red above everything else', async () => {
  await open({ ...ON_AIR, recording: { ...ON_AIR.recording, isInterrupted: true } });
  const alarm = page.getByRole('alert').filter({ hasText: '録画が止まっています' });
  await expect.element(alarm).toBeVisible();
  await expect.element(alarm.getByText(/会場のエンコーダで録画を始めて/)).toBeVisible();
  await expectAccessible();
});

test('the emergency stop requires a reason of at most 200 characters, and the focus starts on キャンセル', async () => {
  await open(ON_AIR);
  answers = { 'POST emergencyStop': becomes(STOPPED) };
  await button('緊急停止…').click();
  const question = dialog(/緊急停止します/);
  const confirm = question.getByRole('button', { name: '緊急停止する' });
  const reason = question.getByRole('textbox', { name: /停止する理由/ });
  await expect.element(question.getByRole('button', { name: 'キャンセル' })).toHaveFocus();
  await expect.element(confirm).toBeDisabled();
  await userEvent.fill(reason, '　 ');
  await expect.element(confirm).toBeDisabled();
  await userEvent.fill(reason, 'あ'.repeat(201));
  await expect.element(question.getByText('201 / 200')).toBeVisible();
  await expect.element(confirm).toBeDisabled();
  await expectAccessible();
  await userEvent.fill(reason, '新婦の体調不良');
  await confirm.click();
  await expect.element(page.getByRole('heading', { name: '緊急停止しました' })).toBeVisible();
  expect(asked).toEqual([{ command: 'POST emergencyStop', body: { reason: '新婦の体調不良' } }]);
  await expect.element(page.getByText(/動画を登録すると、録画として公開できます/)).toBeVisible();
  await expect.element(page.getByText('停止の理由：新婦の体調不良')).toBeVisible();
  await expect.element(page.getByText('映像を準備しています', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '録画のアップロード' })).toBeVisible();
  await expect.element(page.getByText('理由：新婦の体調不良', { exact: true })).toBeVisible();
  await expect.element(button('緊急停止…')).not.toBeInTheDocument();
  // The focused element is gone, so focus moves to the status.
  const alerts = () => document.activeElement?.textContent ?? '';
  await expect.poll(alerts).toContain('緊急停止しました');
  expect(document.activeElement).not.toBe(document.body);
});

test.each([['streaming'], ['waitingForStream']] as const)(
  'while guests watch (%s), the emergency stop stays visible on a laptop at any scroll position',
  async state => {
    await page.viewport(1280, 800);
    await open({ ...ON_AIR, state, framesLostAt: state === 'streaming' ? null : before(5) });
    const stop = button('緊急停止…');
    for (const top of [0, 400, document.documentElement.scrollHeight]) {
      window.scrollTo(0, top);
      await expect.element(stop).toBeInViewport({ ratio: 1 });
    }
  },
);

test.each([
  [503, 'live_unreachable'],
  [403, 'http_403'],
])('a stop that failed with %i keeps the entered reason and shows the error in its dialog', async (status, code) => {
  await open(ON_AIR);
  answers = { 'POST emergencyStop': () => refusal(status, code) };
  await button('緊急停止…').click();
  await userEvent.fill(page.getByRole('textbox', { name: /停止する理由/ }), '機材の故障');
  await button('緊急停止する').click();
  await expect.element(dialog(/緊急停止します/).getByText(new RegExp(`${code} のことば`))).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /停止する理由/ })).toHaveValue('機材の故障');
});

test('a command for another state is refused with a text that names the actual state', async () => {
  await open(READY);
  answers = { 'POST publish': () => refusal(409, 'live_wrong_state', { meta: { state: 'closed' } }) };
  await button('公開する').click();
  await dialog(/公開します/)
    .getByRole('button', { name: '公開する' })
    .click();
  await expect.element(page.getByText(/いまは「アーカイブ作成中」のため/)).toBeVisible();
});

test('a delay is announced with one click, shown, and withdrawn with another', async () => {
  await open(READY);
  answers = { 'PATCH delay': () => becomes({ ...live, isDelayed: !live.isDelayed })() };
  const toggle = page.getByRole('switch', { name: '遅延を知らせる' });
  await expect.element(toggle).not.toBeChecked();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await toggle.click({ force: true });
  await expect.element(page.getByText('遅延をゲストに知らせました。')).toBeVisible();
  await expect.element(toggle).toBeChecked();
  await expect.element(page.getByText('開始が遅れています', { exact: true })).toBeVisible();
  await expect.element(page.getByText('遅延', { exact: true })).toBeVisible();
  await expect.poll(() => timers.mock.calls.map(([, afterMs]) => afterMs)).toContain(10_000);
  timers.mockRestore();
  await button('元に戻す').click();
  await expect.element(toggle).not.toBeChecked();
  expect(asked.map(({ body }) => body)).toEqual([{ isDelayed: true }, { isDelayed: false }]);
  await expect.element(page.getByText('遅延の案内を取り下げました。')).toBeVisible();
  await expect.element(button('元に戻す')).not.toBeInTheDocument();
});

test('after the start time the delay notice is automatic, and the console says so; once published it is not offered', async () => {
  await open({ ...READY, startsAt: before(301) });
  await expect.element(page.getByText(/開式から5分を過ぎたため/)).toBeVisible();
  live = ON_AIR;
  await expect.element(page.getByRole('switch', { name: '遅延を知らせる' })).not.toBeInTheDocument();
});

test('an intermission is confirmed once, shown in the steps, and raises no alarm when the video stops', async () => {
  await open(ON_AIR);
  answers = { 'POST intermission': becomes(PAUSED), 'POST resume': becomes(ON_AIR) };
  await button('休憩にする…').click();
  await dialog(/休憩にします/)
    .getByRole('button', { name: '休憩にする' })
    .click();
  await expect.element(page.getByRole('heading', { name: '休憩中です' })).toBeVisible();
  await expect.element(page.getByText(/から（1:3\d 経過）/)).toBeVisible();
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('休憩中');
  await expect.element(page.getByText('映像がとだえています')).toBeVisible();
  expect(document.querySelectorAll('[data-state="hand"], [data-tone="warn"], [data-tone="bad"]')).toHaveLength(1);
  expect(
    page
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe('');
  await button('再開する').click();
  await dialog(/再開します/)
    .getByRole('button', { name: '再開する' })
    .click();
  await expect.element(page.getByRole('heading', { name: '配信しています' })).toBeVisible();
});

test('an intermission that somebody else has ended is reported as such', async () => {
  await open({ ...PAUSED, frames: 'flowing' });
  answers = { 'POST resume': () => refusal(409, 'live_wrong_state', { meta: { state: 'streaming' } }) };
  await button('再開する').click();
  await dialog(/再開します/)
    .getByRole('button', { name: '再開する' })
    .click();
  await expect.element(page.getByText(/休憩は、すでに終わっています/)).toBeVisible();
});

test('a rehearsal is shown as recorded, and can be deleted once nothing arrives any more', async () => {
  await open(READY);
  await expect.element(page.getByText(/リハーサルとして別に保存しています/)).toBeVisible();
  await expect.element(button('リハーサルを削除する…')).toBeDisabled();
  live = { ...READY, state: 'ready', commands: ['open', 'emergencyStop'], frames: 'none', health: null };
  await expect.element(page.getByText(/リハーサルの映像が 12:30 あります/)).toBeVisible();
  answers = { 'DELETE reactions': () => refusal(409, 'live_rehearsal_running') };
  await button('リハーサルを削除する…').click();
  await dialog(/リハーサルを削除します/)
    .getByRole('button', { name: 'リハーサルを削除する' })
    .click();
  await expect.element(page.getByText('live_rehearsal_running のことば')).toBeVisible();
  answers = { 'DELETE reactions': becomes({ ...live, recording: { ...live.recording, durationMs: 0 } }) };
  await button('リハーサルを削除する…').click();
  await dialog(/リハーサルを削除します/)
    .getByRole('button', { name: 'リハーサルを削除する' })
    .click();
  await expect.element(page.getByText('リハーサルの映像とリアクションを削除しました。')).toBeVisible();
  await expect.element(page.getByText(/リハーサルの映像はありません/)).toBeVisible();
});

test('the encoder card shows why it was refused or what is missing, and so does the log', async () => {
  const [main, spare] = READY.ingest;
  if (main === undefined || spare === undefined) throw new Error('no lines');
  const refusal = { code: 'video-codec', codec: 'HEVC', at: before(5) } as const;
  await open({
    ...READY,
    ingest: [
      { ...main, isConnected: false, isActive: false, refusal },
      { ...spare, isConnected: true, missing: ['video'] },
    ],
    log: [{ at: before(5), kind: 'encoderRefused', actorName: '', detail: 'main video-codec HEVC' }, ...READY.log],
  });
  const line = (name: string) => page.getByRole('region', { name, exact: true });
  await expect.element(line('本線').getByText(/^映像がHEVCで届きました。.*H\.264に設定してください。$/)).toBeVisible();
  await expect.element(line('予備').getByText(/^音声だけが届いています。/)).toBeVisible();
  await expect.element(page.getByText(/本線：映像がHEVCで届きました/)).toBeVisible();
});

test('a connected encoder that sends nothing is not shown as received', async () => {
  const [main, spare] = READY.ingest;
  if (main === undefined || spare === undefined) throw new Error('no lines');
  await open({ ...READY, ingest: [{ ...main, missing: ['video', 'audio'] }, spare] });
  const line = page.getByRole('region', { name: '本線', exact: true });
  await expect.element(line.getByText(/^接続していますが、映像も音声も届いていません。/)).toBeVisible();
  await expect.element(line.getByText('接続中', { exact: true })).toBeVisible();
});

test('a silence of ten seconds is shown with its length', async () => {
  await open({ ...READY, health: { ...HEALTHY, silentSince: before(12) } });
  await expect.element(page.getByText('12秒間、音がありません。マイクと音響卓をご確認ください')).toBeVisible();
});

test('guests are counted by playback state, and their delay is shown as a number and as text', async () => {
  await open(ON_AIR);
  const states = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(states).toEqual(['見ている78人', '音声のみ6人', '待っている3人', '一時停止中2人', '再生できない1人']);
  await expect.element(page.getByText('再生できないゲスト 1人')).toBeVisible();
  const delay = page.getByRole('img', { name: /ゲストの遅れ、直近10分、1\.4 秒、95%は 2\.1秒以内、.*目安 3秒以内/ });
  await expect.element(delay).toBeInTheDocument();
  await expect.element(page.getByText('ページを開いている 91人')).toBeVisible();
});

test('a read-only user sees no buttons and masked keys, and can download the log', async () => {
  const lookOnly = READY.ingest.map(line => ({ ...line, key: `••••${line.key.slice(-4)}` }));
  await open({ ...ON_AIR, commands: [], ingest: lookOnly }, false);
  await expect.element(page.getByText('この役割では、操作はできません。')).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
  expect(page.getByRole('switch').elements()).toHaveLength(0);
  await expect.element(page.getByText('••••3f9c')).toBeVisible();
  const log = page.getByRole('link', { name: '記録を書き出す' });
  await expect.element(log).toHaveAttribute('href', expect.stringContaining('/api/weddings/7/live/log'));
});

test.each([
  ['before publishing', READY],
  ['on air', ON_AIR],
  ['in trouble', { ...ON_AIR, state: 'waitingForStream', frames: 'lost', framesLostAt: before(42) }],
  ['in an intermission', PAUSED],
  ['after an emergency stop', STOPPED],
] as const)('%s fits every width and passes axe', async (_, state) => {
  await open(state);
  for (const width of [320, 375, 768, 1280]) {
    await page.viewport(width, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
  await expectAccessible();
});

const PENDING: LiveConsole = {
  ...READY,
  state: 'pending',
  provider: null,
  commands: ['create'],
  ingest: [],
  frames: 'none',
};
const CREATED: LiveConsole = { ...READY, state: 'ready', commands: ['open', 'emergencyStop'] };

test('with one provider the stream is created with one click', async () => {
  answers = { 'POST channel': becomes(CREATED) };
  await open(PENDING);
  await button('配信枠を作成').click();
  await expect.element(button('配信を開始する')).toBeVisible();
  expect(asked.map(({ command }) => command)).toEqual(['POST channel']);
});

test('with several providers staff choose one, the built-in one first; one turned off in the meantime is refused with a text', async () => {
  answers = {
    'POST vimeo': () => refusal(404, 'live_provider_unknown'),
    'POST channel': becomes(CREATED),
  };
  await open({ ...PENDING, providers: ['channel', 'vimeo', 'cloudflare'] });
  await button('配信枠を作成').click();
  const question = dialog(/どこから配信しますか/);
  await expect.element(question.getByRole('radio', { name: '組み込み配信' })).toBeChecked();
  await expectAccessible();
  await userEvent.click(question.getByText('Vimeo', { exact: true }));
  await userEvent.click(question.getByRole('button', { name: '配信枠を作成' }));
  await expect.element(question.getByText('live_provider_unknown のことば')).toBeVisible();
  await userEvent.click(question.getByText('組み込み配信'));
  await userEvent.click(question.getByRole('button', { name: '配信枠を作成' }));
  await expect.element(button('配信を開始する')).toBeVisible();
  expect(asked.map(({ command }) => command)).toEqual(['POST vimeo', 'POST channel']);
});
