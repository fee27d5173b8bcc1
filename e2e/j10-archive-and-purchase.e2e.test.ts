import path from 'node:path';
import { attendant } from '@kotohogi/contract/attendant';
import { session } from '@kotohogi/contract/session';
import { DEFAULT_SECTIONS, programTitleInEnglish } from '@kotohogi/domain/invitation/defaults';
import { after, MINUTE_MS, SECOND_MS } from '@kotohogi/domain/kernel/instant';
import type { ReactionKind } from '@kotohogi/domain/reaction/types';
import { closesAt } from '@kotohogi/domain/wedding/calendar';
import { buildUser, PASSWORD } from '@kotohogi/testkit/builders';
import { TestClient } from '@kotohogi/testkit/client';
import { paths } from '@kotohogi/web/src/shell/router/paths.ts';
import { staffPaths } from '@kotohogi/web/src/shell/router/staff-paths.ts';
import { expect, type Locator, test } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors, type Person, type Screen } from './steps/actors.ts';
import { nextTapAtS } from './steps/applause.ts';
import { Calendar } from './steps/calendar.ts';
import { prepareRecording, seeBought } from './steps/card.ts';
import * as consoles from './steps/console.ts';
import { rowsOf } from './steps/controls.ts';
import { Day } from './steps/day.ts';
import { Encoder } from './steps/encoder.ts';
import {
  ask,
  downloadRecording,
  expectSameDocument,
  type Guest,
  logIn,
  markDocument,
  player,
  seeCeremony,
} from './steps/guest.ts';
import { Overlay } from './steps/overlay.ts';
import { PixelClock } from './steps/pixel-clock.ts';
import { react } from './steps/reactions.ts';
import { playUpTo, reactionsS, recordedFacts, seeRecording, topBoxes } from './steps/recording.ts';
import { confirmNoSongs } from './steps/songs.ts';

// why: tracing takes screenshots all the time, and the machine already carries a stream
test.use({ trace: 'off' });

/** Exact texts (docs/product/guest-page.md#states, docs/product/archive-sale.md#messages). */
const ENDED = { ja: '公開は終了しました', en: 'The recording is no longer available' };
const SETTLED = {
  ja: '既に決済されている可能性があるため、画面を再表示します。',
  en: 'It may already have been paid for, so the page will be reloaded.',
};
const BUY = { ja: '動画を購入する', en: 'Buy the recording' };
const LIVELY = { ja: 'リアクションの多い場面 2か所', en: '2 moments with many reactions' };
const LAST_MINUTE = { ja: 'あと1分', en: '1 minute left' };
const PRICE = '¥5,500';
/** Two scenes of the default program. */
const [ENTRY, VOWS] = ['新郎新婦 入場', '誓いの言葉'];
/** Largest allowed distance, s, between a reaction, or the picture at a marker, and its moment of the ceremony. */
const IN_TIME_S = 0.5;
/** A petal falls for at least 3.6 s: one that is gone in half that time was removed. */
const CLEARED_WITHIN_MS = 1_800;
/** A second measurement for a machine that stalled for a moment. */
const WATCHED_AGAIN_MS = 2 * MINUTE_MS;
/** What a busy machine may need to load a page and make its calls. */
const PAGE_MS = MINUTE_MS;

const GUEST: Guest = {
  name: '中村 花子',
  nameKana: 'ナカムラ ハナコ',
  email: 'hanako@example.jp',
  password: 'a-password-of-a-guest',
};

let calendar: Calendar;
let product: RunningProduct;
// Days pass in each run, so each run has its own product.
test.beforeEach(async () => {
  calendar = await Calendar.open();
  product = await startProduct(calendar.settings);
});
test.afterEach(async () => {
  await product?.stop();
  await calendar?.close();
});

/** The participants of one run. */
interface Tale {
  readonly actors: Actors;
  readonly day: Day;
  readonly staff: Person;
  /** Attended live. */
  readonly other: Person;
  /** Chose to watch later. */
  readonly guest: Person;
}

/** What the picture showed at moments of the ceremony: positions in the encoder's clip. */
interface Ceremony {
  readonly encoder: Encoder;
  readonly entry: number;
  readonly vows: number;
  readonly heart: number;
  readonly shower: number;
}

/** Leaves the page: sessions end after two idle hours, so guests do not keep a page open for three days. */
const rest = ({ page }: Person) => page.goto('about:blank');

const placeOf = ({ day }: Tale) => paths.guest.index(product.venue.companyAccountId, day.wedding.key);

/** Waits until the video on a guest's screen has advanced by this much. */
async function seeItGoOn(person: Person, kind: 'live' | 'archive', spanS: number): Promise<void> {
  const video = player(person, kind).locator('video');
  const positionS = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  const fromS = await positionS();
  const goesOn = expect.poll(positionS, { message: 'the video is frozen', timeout: 60_000 });
  await goesOn.toBeGreaterThan(fromS + spanS);
}

/** Resolves with the time (s) of the recording's next seek. */
const nextSeekS = (person: Person): Promise<number> =>
  player(person, 'archive')
    .locator('video')
    .evaluate(
      (video: HTMLVideoElement) =>
        new Promise(resolve => video.addEventListener('seeking', () => resolve(video.currentTime), { once: true })),
    );

/** The ceremony: staff mark two scenes and the beginning, and a guest sends two reactions. */
async function celebrate({ actors, day, staff, other }: Tale): Promise<Ceremony> {
  const { page, t } = staff;
  await day.openConsole(staff);
  const line = await consoles.createSlot(staff);
  await consoles.openStream(staff);
  const encoder = await Encoder.start(line);
  const { frameRate } = encoder.file;
  try {
    await consoles.seePreview(staff);
    await consoles.publishStream(staff);
    await seeCeremony(other);
    const [onConsole, onScreen] = [await PixelClock.watch(page), await PixelClock.watch(other.page)];
    const mark = async (name: string) => {
      const tapAtS = nextTapAtS(staff);
      await page.getByRole('button', { name, exact: true }).click();
      return await onConsole.momentAt(await tapAtS, frameRate);
    };
    const send = async (kind: ReactionKind) => {
      const tapAtS = nextTapAtS(other);
      await react(other, kind);
      return await onScreen.momentAt(await tapAtS, frameRate);
    };
    await seeItGoOn(other, 'live', 2);
    const entry = await mark(t('recording.programme.add', { title: ENTRY }));
    await seeItGoOn(other, 'live', 3);
    await mark(t('recording.programme.add', { title: VOWS }));
    const vows = await mark(t('recording.shortcut.set'));
    await seeItGoOn(other, 'live', 4);
    const heart = await send('heart');
    await seeItGoOn(other, 'live', 5);
    const shower = await send('riceshower');
    await seeItGoOn(other, 'live', 4);
    await actors.picture(staff, 'marked');
    await consoles.closeStream(staff);
    await confirmNoSongs(staff);
    return { encoder, entry, vows, heart, shower };
  } finally {
    await encoder.stop();
  }
}

/** The couple keeps the default program. */
async function keepProgramme({ weddingId }: Day['wedding']): Promise<void> {
  const sections = JSON.stringify(DEFAULT_SECTIONS);
  await product.db.updateTable('invitation').set({ sections }).where('wedding_id', '=', weddingId).execute();
}

/** A guest replies that they will watch later; that reply does not sign them in. */
async function answerForLater({ key }: Day['wedding']): Promise<void> {
  const { name, nameKana, email, password } = GUEST;
  const body = { answer: 'view-archive', relationShip: 'friend', name, nameKana, email, password } as const;
  const { status } = await new TestClient(product.url).call(attendant.join, { params: { wedding: key }, body });
  expect(status).toBe(200);
}

/** 2: the scene markers on the seek bar and under the video, and where they lead. */
async function findScenes({ actors, day, guest }: Tale, { encoder, entry, vows }: Ceremony): Promise<void> {
  const { page, t, language } = guest;
  const { durationMs, shortcutMs, chapters } = await recordedFacts(guest, day.wedding.key);
  const stage = player(guest, 'archive');
  const placed = (element: Element) => Number.parseFloat((element as HTMLElement).style.insetInlineStart);
  const marker = stage.getByRole('button', { name: t('watch.shortcut'), exact: true });
  expect(await marker.evaluate(placed)).toBeCloseTo(((shortcutMs ?? 0) / durationMs) * 100, 0);
  expect(await stage.locator('[data-part="chapter"]').evaluateAll(ticks => ticks.length)).toBe(2);

  const clock = await PixelClock.watch(page);
  /** Presses a link to a position of the recording and checks that the picture is the one at the marker. */
  const goTo = async (button: Locator, timeMs: number, moment: number) => {
    const soughtS = nextSeekS(guest);
    await button.click();
    expect(await soughtS).toBeCloseTo(timeMs / 1_000, 1);
    await seeItGoOn(guest, 'archive', 0.5);
    const seen = await clock.momentAt(timeMs / 1_000, encoder.file.frameRate);
    expect(encoder.apartS(seen, moment), 'picture of a scene against that of its mark, s').toBeLessThan(IN_TIME_S);
  };
  const scenes = page.getByRole('region', { name: t('chapters.title') });
  const title = language === 'ja' ? ENTRY : programTitleInEnglish(ENTRY);
  await expect(scenes.getByRole('listitem')).toHaveCount(2);
  await goTo(scenes.getByRole('button', { name: title }), chapters[0]?.timeMs ?? Number.NaN, entry);
  const toCeremony = page.getByRole('button', { name: t('watch.shortcut'), exact: true });
  await goTo(toCeremony.last(), shortcutMs ?? Number.NaN, vows);
  await actors.picture(guest, 'scenes');
}

/** 3: the toggle hides the reactions; without it they appear on time, and a seek clears them. */
async function seeReplay({ day, guest }: Tale, { encoder, heart, shower }: Ceremony): Promise<void> {
  const { player: playerTexts, language } = guest;
  const [heartS = Number.NaN, showerS = Number.NaN] = await reactionsS(guest, day.wedding.key);
  const stage = player(guest, 'archive');
  const seekBar = stage.getByRole('slider', { name: playerTexts.seek });
  await expect(seekBar).toHaveAccessibleDescription(LIVELY[language]);
  const overlay = await Overlay.of(guest, 'archive');
  const clock = await PixelClock.watch(guest.page);
  const toggle = (state: string) => stage.getByRole('button', { name: `${playerTexts.reactionsArchive} ${state}` });

  await toggle(playerTexts.on).press('Enter');
  await playUpTo(guest, heartS);
  expect(await overlay.paintedBefore(heartS + 2), 'reactions after they were switched off').toBeUndefined();
  await toggle(playerTexts.off).press('Enter');
  const apartS = async (timeS: number, moment: number) =>
    encoder.apartS(await clock.momentAt(timeS, encoder.file.frameRate), moment);
  await expect(async () => {
    await playUpTo(guest, heartS);
    await overlay.seeEmpty();
    const heartAtS = await overlay.paintedBefore(heartS + 2);
    await overlay.seeEmpty();
    const petals = await overlay.seekAwayWhenPainted(showerS + 2);
    expect(await apartS(heartAtS ?? Number.NaN, heart), 'tap and replay of a heart, s').toBeLessThan(IN_TIME_S);
    expect(await apartS(petals?.atS ?? Number.NaN, shower), 'tap and replay of a shower, s').toBeLessThan(IN_TIME_S);
    expect(petals?.stayedMs).toBeLessThan(CLEARED_WITHIN_MS);
  }).toPass({ timeout: WATCHED_AGAIN_MS });
}

/** Opens a page and waits until it knows whether anything is sold. */
async function openKnowing({ page }: Person, address: string): Promise<void> {
  const known = page.waitForResponse(/\/downloadArchiveVideoFound/, { timeout: PAGE_MS });
  await page.goto(address);
  await known;
}

/** 7: where the venue does not sell, neither guest nor couple sees a button. */
async function findNothingToBuy(tale: Tale): Promise<void> {
  const { actors, day, guest } = tale;
  const { weddingId, key } = day.wedding;
  const selling = (isSold: boolean) =>
    product.db
      .updateTable('facility')
      .set({ sell_archive_video: isSold })
      .where('id', '=', product.venue.facilityId)
      .execute();
  await selling(false);
  const { email } = await buildUser(product.db, { scope: 'wedding', weddingId, role: 'organizer' });
  const client = new TestClient(product.url);
  await client.call(session.login, { body: { email, password: PASSWORD } });
  const couple = await actors.enter('couple', 'phone');
  await couple.context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: product.url })));
  await openKnowing(couple, paths.couple.payment(product.venue.companyAccountId, key));
  await expect(couple.page.getByText(couple.t('archiveSale.terms.couple'))).toBeVisible();
  await openKnowing(guest, placeOf(tale));
  await seeRecording(guest);
  for (const person of [couple, guest]) {
    await expect(person.page.getByRole('button', { name: BUY[person.language] })).toHaveCount(0);
  }
  await selling(true);
  await openKnowing(guest, placeOf(tale));
  await expect(guest.page.getByRole('button', { name: BUY[guest.language] })).toBeVisible();
  await rest(couple);
}

/** 4, 5: the card dialog shows the price; two tabs press at once, and one of them gets a message and reloads. */
async function buyInTwoTabs(tale: Tale): Promise<void> {
  const { actors, guest } = tale;
  const tab: Person = { ...guest, name: 'tab', page: await guest.context.newPage() };
  await tab.page.goto(placeOf(tale));
  const buttons = [guest, tab].map(async person => {
    const dialog = await prepareRecording(person, PRICE);
    return dialog.getByRole('button', { name: BUY[person.language] });
  });
  const presses = await Promise.all(buttons);
  await actors.picture(guest, 'card', false);
  // Neither request leaves before both buttons have been pressed.
  const release = Promise.withResolvers<void>();
  let held = 0;
  await guest.context.route('**/archiveVideoSettlement', async route => {
    held++;
    if (held === 2) release.resolve();
    await release.promise;
    await route.continue();
  });
  const settling = [guest, tab].map(({ page }) =>
    page.waitForResponse(/\/archiveVideoSettlement/, { timeout: PAGE_MS }),
  );
  for (const press of presses) await press.click();
  const statuses = (await Promise.all(settling)).map(answer => answer.status());
  expect(statuses.toSorted()).toEqual([200, 409]);
  const [winner, loser] = statuses[0] === 200 ? [guest, tab] : [tab, guest];

  const notice = loser.page.getByRole('alertdialog', { name: SETTLED[loser.language] });
  await expect(notice).toBeVisible();
  await actors.picture(loser, 'settled', false);
  const shownAgain = loser.page.waitForEvent('load', { timeout: PAGE_MS });
  await notice.getByRole('button', { name: loser.t('archiveSale.ok') }).click();
  await shownAgain;
  await seeBought(winner);
  await expect(loser.page.getByText(loser.t('archiveSale.purchased'), { exact: true })).toBeVisible();
  await guest.context.unroute('**/archiveVideoSettlement');
  await tab.page.close();
}

/** 6, 10: the page and the mail both link to the file, whose address works for no other session. */
async function takeHome({ actors, other, guest }: Tale): Promise<void> {
  await actors.picture(guest, 'bought');
  const file = await downloadRecording(guest);
  expect(await topBoxes(file.path)).toEqual(['ftyp', 'moov', 'mdat']);
  expect((await ask(other, file.url)).status()).toBe(403);

  const mail = await product.mailTo(GUEST.email, 'archive-receipt');
  const link = /https?:\S+\/payment\b/.exec(mail.text)?.[0];
  if (link === undefined) throw new Error(`no download link in the mail:\n${mail.text}`);
  await guest.page.goto(link);
  const again = await downloadRecording(guest);
  expect(await topBoxes(again.path)).toEqual(['ftyp', 'moov', 'mdat']);
  await actors.picture(guest, 'own-payments');
}

/** 11: the venue's list of sales. */
async function readSales({ actors, day }: Tale): Promise<void> {
  const finance = await day.staff('financial-manager');
  const { companyAccountId, facilityAccountId } = product.venue;
  await finance.page.goto(staffPaths.facility.archiveVideoPayments(companyAccountId, facilityAccountId));
  const row = rowsOf(finance.page, finance.t('payment.list.sales')).filter({ hasText: GUEST.name });
  await expect(row).toContainText('5,500');
  await expect(row).toContainText(finance.t('payment.state.CAPTURED'));
  await actors.picture(finance, 'sales');
  await rest(finance);
}

/** 8: at 23:59 of the third day it still plays; at 00:00 the open page says that it is over. */
async function reachTheEnd(tale: Tale): Promise<void> {
  const { actors, day, guest, other } = tale;
  const { page, t, language } = guest;
  const { key, startsAt } = day.wedding;
  const endsAt = closesAt(startsAt);
  await calendar.turnTo(after(endsAt, -MINUTE_MS), guest, key);
  await page.goto(placeOf(tale));
  await seeRecording(guest);
  await expect(page.getByText(LAST_MINUTE[language], { exact: true })).toBeVisible();
  await actors.picture(guest, 'last-minute');

  await calendar.turnTo(after(endsAt, -10 * SECOND_MS), guest, key);
  await page.reload();
  await markDocument(guest);
  const over = page.getByText(ENDED[language], { exact: true });
  await expect(over).toBeVisible({ timeout: MINUTE_MS });
  await expectSameDocument(guest);
  await expect(page.locator('video')).toHaveCount(0);
  // Gifts are closed as well.
  await expect(page.getByRole('button', { name: t('gift.action.choose') })).toHaveCount(0, { timeout: MINUTE_MS });
  await other.page.reload();
  await expect(other.page.getByText(ENDED[language], { exact: true })).toBeVisible();
  await expect(other.page.locator('video')).toHaveCount(0);
  await expect(other.page.getByRole('button', { name: BUY[language] })).toHaveCount(0);
}

/** 9: a purchased recording can still be downloaded. */
async function takeHomeLater({ actors, guest }: Tale): Promise<void> {
  const file = await downloadRecording(guest);
  expect(await topBoxes(file.path)).toEqual(['ftyp', 'moov', 'mdat']);
  await actors.picture(guest, 'ended');
}

async function runJourney(actors: Actors, day: Day, screen: Screen): Promise<void> {
  const staff = await day.staff('video-distribution');
  const other = await day.guest('other', 'desktop');
  await keepProgramme(day.wedding);
  await answerForLater(day.wedding);
  const ceremony = await test.step('the ceremony', () => celebrate({ actors, day, staff, other, guest: other }));
  await rest(staff);
  const guest = await actors.enter('guest', screen);
  const tale: Tale = { actors, day, staff, other, guest };
  await test.step('1: a guest who chose to watch later logs in', async () => {
    await guest.page.goto(placeOf(tale));
    await logIn(guest, GUEST);
    await expect(guest.page).toHaveURL(new RegExp(`/weddings/${day.wedding.key}/?$`));
    await seeRecording(guest);
    // On a phone the balloon about the muted sound leaves no room for the other buttons.
    await player(guest, 'archive').getByText(guest.player.muted, { exact: true }).click();
    await actors.picture(guest, 'recording');
  });
  await test.step('2: seek bar, scenes, the ceremony', () => findScenes(tale, ceremony));
  await test.step('3: the reactions of the day', () => seeReplay(tale, ceremony));
  await test.step('7: nothing on sale', () => findNothingToBuy(tale));
  await test.step('4, 5: bought, in two tabs at once', () => buyInTwoTabs(tale));
  await test.step('6, 10: downloaded', () => takeHome(tale));
  await test.step('11: the sale in the list of the venue', () => readSales(tale));
  await test.step('8: the end', () => reachTheEnd(tale));
  await test.step('9: downloaded after the window', () => takeHomeLater(tale));
}

for (const { language, screen } of [
  { language: 'ja', screen: 'phone' },
  { language: 'en', screen: 'desktop' },
] as const) {
  test(`J10: the recording is watched, bought, and ends, on a ${screen}, in ${language}`, async ({ browser }) => {
    const pictures = path.join(test.info().project.outputDir, 'j10');
    const { url, playbackUrl } = product;
    const actors = new Actors({ browser, url, playbackUrl, language, pictures });
    try {
      await runJourney(actors, await Day.begin(product, actors), screen);
      // The browser console also logs the refused request of the tab that came second.
      expect(actors.complaints.filter(complaint => !complaint.includes('/archiveVideoSettlement'))).toEqual([]);
    } catch (error) {
      await actors.pictureOfAll('failed');
      throw error;
    } finally {
      await actors.leave();
    }
  });
}
