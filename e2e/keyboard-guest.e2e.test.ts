import { DEFAULT_SECTIONS } from '@kotohogi/domain/invitation/defaults';
import { instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import { buildWedding } from '@kotohogi/testkit/builders';
import { paths } from '@kotohogi/web/src/shell/router/paths.ts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { en, type JourneyScript, ja } from './journey-scripts.ts';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors, type Person, type Screen } from './steps/actors.ts';
import { CARDS } from './steps/card.ts';
import * as consoles from './steps/console.ts';
import { Day } from './steps/day.ts';
import { Encoder } from './steps/encoder.ts';
import { trades } from './steps/gateway.ts';
import { player, seeCeremony, seeLeaf } from './steps/guest.ts';
import { Keyboard } from './steps/keyboard.ts';
import { seeRecording } from './steps/recording.ts';

// why: tracing takes screenshots all the time, and the machine already carries a stream
test.use({ trace: 'off' });

let product: RunningProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => {
  await product?.stop();
});

const REQUIRED = { ja: 'この項目は必須です。', en: 'This item is required.' };
const ADDRESS = '長野県北佐久郡軽井沢町軽井沢';
const COMPANION = '山本 花';

/** A guest who uses the keyboard: elements found by name, and the keys. */
class Guest {
  readonly person: Person;
  readonly page: Page;
  readonly keys: Keyboard;

  constructor(person: Person) {
    this.person = person;
    this.page = person.page;
    this.keys = new Keyboard(person.page);
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(name: string) {
    return this.page.getByLabel(name, { exact: true });
  }

  radio(name: string) {
    return this.page.getByRole('radio', { name, exact: true });
  }
}

/** Opens the invitation of a wedding in four weeks. */
async function openInvitation({ page, person }: Guest): Promise<void> {
  const startsAt = instant(atJst(addDays(dateOf(instant(Date.now())), 28), 13));
  const { weddingId, key } = await buildWedding(product.db, { ...product.venue, startsAt });
  await product.db.updateTable('wedding').set({ asks_allergy: true }).where('id', '=', weddingId).execute();
  await product.db
    .updateTable('invitation')
    .set({ greetings: '遠くにいるみなさまへ', sections: JSON.stringify(DEFAULT_SECTIONS) })
    .where('wedding_id', '=', weddingId)
    .execute();
  await page.goto(paths.guest.invitation(product.venue.companyAccountId, key));
  await expect(page.getByRole('link', { name: person.t('invitation.reply') }).first()).toBeVisible();
}

/** Submits the empty form first, then fills every field in order, with one mistake. */
async function reply(guest: Guest, { first, firstMessage, badEmail, language }: JourneyScript): Promise<void> {
  const { page, keys, person } = guest;
  const { t, kit } = person;
  await keys.tabTo(page.getByRole('link', { name: t('invitation.reply') }).first());
  await keys.press('Enter');
  const submit = guest.button(t('reply.submit'));
  await submit.waitFor();
  await keys.tabTo(submit);
  await keys.press('Enter');
  const attendance = guest.radio(t('reply.answer.attendance'));
  const friend = guest.radio(t('reply.relation.friend'));
  await keys.isAt(attendance);
  await expect(page.getByText(REQUIRED[language]).first()).toBeInViewport();

  await keys.press('Space');
  await expect(attendance).toBeChecked();
  await keys.press('ArrowDown');
  await keys.isAt(guest.radio(t('reply.answer.view-archive')));
  await keys.press('ArrowUp');
  await keys.isAt(attendance);
  await expect(attendance).toBeChecked();
  await keys.next(friend);
  await keys.press('Space');
  const type = async (label: string, text: string) => {
    await keys.next(guest.field(label));
    await page.keyboard.type(text);
  };
  await type(t('reply.name'), first.name);
  if (language === 'ja') await type(t('reply.kana'), first.nameKana);
  await type(t('reply.email'), first.email.replace('@', ' at '));
  await type(t('reply.password'), first.password);
  await keys.next(guest.button(kit.form.showPassword));
  await type(t('tel.label'), '0267-46-1234');
  await type(t('reply.zip'), '389-0102');
  await keys.next(guest.button(kit.form.lookUpAddress));
  await keys.press('Enter');
  await expect(guest.field(t('reply.address'))).toHaveValue(ADDRESS);
  await keys.next(guest.field(t('reply.address')));
  await bringAlong(guest);
  await type(t('allergy.label'), 'そば');
  await type(t('reply.message'), firstMessage);

  await keys.next(submit);
  await keys.press('Enter');
  const email = guest.field(t('reply.email'));
  await keys.isAt(email);
  await expect(page.getByText(badEmail)).toBeVisible();
  await keys.press('ControlOrMeta+a');
  await page.keyboard.type(first.email);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: t('complete.title') })).toBeVisible();
}

/** Adds one companion too many and removes it again; the focus follows. */
async function bringAlong({ page, keys, person: { t } }: Guest): Promise<void> {
  const add = page.getByRole('button', { name: t('companions.add') });
  const name = (n: number) => page.getByLabel(t('companions.name', { n }), { exact: true });
  await keys.next(add);
  await keys.press('Enter');
  await keys.isAt(name(1));
  await page.keyboard.type(COMPANION);
  const isChild = page.getByRole('checkbox', { name: t('companions.child') });
  await keys.next(isChild);
  await keys.press('Space');
  await expect(isChild).toBeChecked();
  await keys.tabTo(add);
  await keys.press('Enter');
  await keys.isAt(name(2));
  await keys.tabTo(page.getByRole('button', { name: t('companions.remove', { n: 2 }) }));
  await keys.press('Enter');
  await expect(name(2)).toHaveCount(0);
  await keys.isAt(add);
}

/** After its socket connects, a page fetches what it missed within half a second. */
const QUIET_MS = 1_000;

/** In the page: milliseconds since the last response from the server. */
function quietForMs(): number {
  const ends = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration);
  return performance.now() - Math.max(...ends);
}

/** Signs out from the menu, and in again with the password. */
async function signInAgain(guest: Guest, { first: { email, password } }: JourneyScript): Promise<void> {
  const { page, keys, person } = guest;
  const { t, kit, screen } = person;
  await keys.tabTo(page.getByRole('link', { name: t('complete.watch') }));
  await keys.press('Enter');
  await expect(page.getByText(t('slate.until'), { exact: true })).toBeVisible();
  // why: requests still pending when the session ends are refused, and the console logs it
  await expect.poll(() => page.evaluate(quietForMs)).toBeGreaterThan(QUIET_MS);
  if (screen === 'phone') {
    const menu = guest.button(kit.frame.openMenu);
    await keys.tabTo(menu);
    await keys.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await keys.goRound(drawer);
    await keys.escape(drawer, menu);
    await keys.press('Enter');
    await expect(drawer).toBeVisible();
  }
  await keys.tabTo(page.getByRole('button', { name: t('guest.nav.logout') }));
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: t('login.title') })).toBeVisible();
  const submit = guest.button(t('login.submit'));
  await keys.tabTo(submit);
  await keys.press('Enter');
  const [address, secret] = [guest.field(t('login.email')), guest.field(t('login.password'))];
  await keys.isAt(address);
  await page.keyboard.type(email);
  await keys.next(secret);
  await page.keyboard.type(password);
  await keys.press('Enter');
  await expect(page.getByText(t('slate.until'), { exact: true })).toBeVisible();
}

/** The live ceremony: its sound and its pause button. A weak connection may show an offer in between. */
async function watchLive({ page, keys, person }: Guest): Promise<void> {
  const { player: playerTexts } = person;
  const stage = player(person, 'live');
  const button = (name: string) => stage.getByRole('button', { name, exact: true });
  await keys.tabTo(stage);
  const guide = stage.getByRole('button', { name: playerTexts.muted });
  await keys.tabTo(guide);
  await keys.press('Enter');
  await expect(guide).toHaveCount(0);
  await keys.isAt(stage);
  await keys.tabTo(button(playerTexts.mute));
  await keys.press('Enter');
  await keys.isAt(button(playerTexts.unmute));
  await keys.press('m');
  await keys.isAt(button(playerTexts.mute));
  await keys.tabTo(button(playerTexts.pause), 'back');
  await keys.press('Enter');
  await keys.isAt(button(playerTexts.play));
  await keys.press('Space');
  await keys.isAt(button(playerTexts.pause));
  await expect(page.locator('video')).toBeInViewport();
}

/** The recording: every control in Tab order; fullscreen keeps the focus. */
async function watchRecording({ keys, person }: Guest): Promise<void> {
  const { player: playerTexts, screen, reactions } = person;
  const stage = player(person, 'archive');
  const button = (name: string) => stage.getByRole('button', { name, exact: true });
  const video = stage.locator('video');
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  const volume = () => video.evaluate((element: HTMLVideoElement) => element.volume);
  await keys.tabTo(stage, 'back');
  await keys.next(stage.getByRole('slider', { name: playerTexts.seek }));
  await keys.press('Home');
  const play = stage.locator('[data-part="play"]');
  await keys.next(play);
  // Whether or not it has ended by now: it plays, and stays paused for the rest.
  if (!(await isPaused())) await keys.press('Enter');
  await expect(play).toHaveAccessibleName(playerTexts.play);
  await keys.press('Space');
  await expect(play).toHaveAccessibleName(playerTexts.pause);
  await keys.press('k');
  await expect(play).toHaveAccessibleName(playerTexts.play);
  const mute = stage.locator('[data-part="mute"]');
  await keys.next(mute);
  if ((await mute.getAttribute('aria-label')) === playerTexts.unmute) await keys.press('Enter');
  await expect(mute).toHaveAccessibleName(playerTexts.mute);
  if (screen === 'desktop') await keys.next(stage.getByRole('slider', { name: playerTexts.volume }));
  await keys.press('ArrowDown');
  await expect.poll(volume).toBeLessThan(1);

  const fill = button(playerTexts.enterFullscreen);
  await keys.tabTo(fill);
  await keys.press('Enter');
  await expect(stage).toHaveAttribute('data-fullscreen', screen === 'desktop' ? 'element' : 'page');
  await keys.isAt(button(playerTexts.exitFullscreen));
  await keys.goRound(stage);
  await keys.tabTo(stage.getByRole('button', { name: reactions.kinds.handclap }));
  await keys.press('Enter', 'Escape');
  await expect(stage).toHaveAttribute('data-fullscreen', 'off');
  await keys.tabTo(fill, 'back');
}

/** The stamps under the video; another guest receives what was sent. */
async function react({ keys, page, person: { reactions } }: Guest, other: Person): Promise<void> {
  const count = (n: number) => other.page.getByText(other.t('watch.reactions', { count: n }), { exact: true });
  const bar = page.getByRole('group', { name: reactions.bar });
  await keys.tabTo(bar.getByRole('button', { name: reactions.kinds.heart }));
  await keys.press('Enter');
  await expect(count(1)).toBeVisible();
  await keys.tabTo(bar.getByRole('button', { name: reactions.kinds.tears }));
  await keys.press('Space');
  await expect(count(2)).toBeVisible();
}

/** Writes a message to the couple, corrects it once, and opens and closes the leaf. */
async function bless(guest: Guest, other: Person, message: string): Promise<void> {
  const { page, keys, person } = guest;
  const { t, screen } = person;
  const field = guest.field(t('message.label'));
  if (screen === 'phone') {
    await keys.tabTo(guest.button(t('actions.message')));
    await keys.press('Enter');
    await keys.isAt(field);
  } else {
    await keys.tabTo(field);
  }
  await page.keyboard.type(message.slice(0, -1));
  await keys.next(guest.button(t('message.send')));
  await keys.press('Enter');
  await expect(page.getByText(t('message.sent.leaf'))).toBeVisible();
  await keys.isAt(page.locator('form').filter({ has: field }));

  const edit = guest.button(t('message.edit'));
  await keys.tabTo(edit);
  await keys.press('Enter');
  const again = guest.field(t('message.edit.label'));
  await keys.isAt(again);
  await keys.press('ControlOrMeta+a');
  await page.keyboard.type(message);
  await keys.tabTo(guest.button(t('message.edit.save')));
  await keys.press('Enter');
  await keys.isAt(edit);
  await seeLeaf(other, person.name, message);

  const leaf = page.getByRole('button', { name: t('tree.leaf', { name: person.name }) });
  await keys.tabTo(leaf, 'back');
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('message.of', { name: person.name }) });
  await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  await keys.goRound(dialog);
  await keys.escape(dialog, leaf);
}

/** A gift by a card with 3-D Secure: nothing chosen first, then everything up to the thank-you page and the receipt. */
async function give(guest: Guest, { gift, giftMessage }: JourneyScript): Promise<void> {
  const { page, keys, person } = guest;
  const { t, screen } = person;
  const opener = guest.button(t(screen === 'phone' ? 'actions.gift' : 'gift.action.choose'));
  await keys.tabTo(opener);
  await keys.press('Enter');
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByRole('radio', { name: gift.button, exact: true });
  await expect(amount).toBeVisible();
  await keys.goRound(dialog);
  await keys.escape(dialog, opener);
  await keys.press('Enter');

  const next = dialog.getByRole('button', { name: t('gift.next') });
  await keys.tabTo(next);
  await keys.press('Enter');
  await keys.isAt(dialog.getByRole('radio').first());
  await keys.press('ArrowLeft');
  await keys.isAt(dialog.getByRole('radio', { name: t('gift.amount.other'), exact: true }));
  await keys.press('ArrowRight', 'ArrowRight');
  await keys.isAt(amount);
  await keys.next(dialog.getByLabel(t('gift.message'), { exact: true }));
  await page.keyboard.type(giftMessage);
  await keys.tabTo(next);
  await keys.press('Enter');
  await enterCard(guest);
  await expect(dialog.getByText(`**** **** **** ${CARDS.challenge.slice(-4)}`)).toBeVisible();
  await keys.tabTo(dialog.getByRole('button', { name: t('gift.send') }));
  await keys.press('Enter');

  await expect(page.getByRole('heading', { name: 'お支払いの本人認証' })).toBeVisible();
  await expect(page.getByText(gift.issuer)).toBeVisible();
  await keys.tabTo(page.getByRole('button', { name: '承認する' }));
  await keys.press('Enter');
  await expect(page.getByText(t('gift.thanks.title'))).toBeVisible();
  // Each of these replaces the control that was pressed, so the focus goes to the heading.
  const heading = page.getByRole('heading', { level: 1 });
  await keys.tabTo(page.getByRole('link', { name: t('gift.receipt') }));
  await keys.press('Enter');
  await expect(heading).toBeFocused();
  await keys.tabTo(page.getByRole('button', { name: t('receipt.issue') }));
  await keys.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await keys.goRound(question);
  await keys.tabTo(question.getByRole('button', { name: t('receipt.confirm.yes') }));
  await keys.press('Enter');
  await expect(page.getByRole('article')).toContainText(gift.issuer);
  await expect(heading).toBeFocused();
  await keys.tabTo(page.getByRole('link', { name: t('receipt.back') }));
  await keys.press('Enter');
  await expect(heading).toBeFocused();
  await keys.tabTo(page.getByRole('link', { name: t('gift.page.back') }));
  await keys.press('Enter');
  await expect(player(person, 'archive')).toBeVisible();
}

/** The card form: submitted empty first, then filled field by field, and submitted with Enter. */
async function enterCard({ page, keys, person: { t, kit } }: Guest): Promise<void> {
  const { form } = kit;
  const dialog = page.getByRole('dialog');
  const number = dialog.getByLabel(form.cardNumber, { exact: true });
  await number.waitFor();
  await keys.tabTo(dialog.getByRole('button', { name: t('payment.check'), exact: true }));
  await keys.press('Enter');
  await keys.isAt(number);
  const year = new Date().getFullYear() + 2;
  const entries = [
    [form.expiryMonth, '12'],
    [form.expiryYear, String(year).slice(2)],
    [form.cardSecurityCode, '123'],
    [form.cardHolder, 'SAKURA NAKAMURA'],
  ] as const;
  await page.keyboard.type(CARDS.challenge);
  for (const [label, text] of entries) {
    await keys.next(dialog.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await keys.press('Enter');
}

/** Runs one part and expects no errors from its pages; takes pictures if it fails. */
async function runJourney(
  browser: Browser,
  script: JourneyScript,
  part: (actors: Actors) => Promise<void>,
): Promise<void> {
  const pictures = `${test.info().project.outputDir}/keyboard-guest`;
  const { url, playbackUrl } = product;
  const actors = new Actors({ browser, url, playbackUrl, language: script.language, pictures });
  try {
    await part(actors);
    expect(actors.complaints).toEqual([]);
  } catch (error) {
    await actors.pictureOfAll('failed');
    throw error;
  } finally {
    await actors.leave();
  }
}

const RUNS: readonly (readonly [JourneyScript, Screen])[] = [
  [ja, 'phone'],
  [en, 'desktop'],
];

for (const [script, screen] of RUNS) {
  test(`given a guest without a mouse on a ${screen}, then they can reply, in ${script.language}`, async ({
    browser,
  }) => {
    await runJourney(browser, script, async actors => {
      const guest = new Guest(await actors.enter(script.first.name, screen));
      await openInvitation(guest);
      await test.step('reply', () => reply(guest, script));
      await test.step('log in', () => signInAgain(guest, script));
      expect(guest.keys.stops).toBeGreaterThan(50);
    });
  });

  test(`given a guest without a mouse on a ${screen}, then they can attend the ceremony, in ${script.language}`, async ({
    browser,
  }) => {
    await runJourney(browser, script, async actors => {
      const day = await Day.begin(product, actors);
      const staff = await day.staff('video-distribution');
      await day.openConsole(staff);
      const line = await consoles.createSlot(staff);
      await consoles.openStream(staff);
      const encoder = await Encoder.start(line);
      try {
        await consoles.seePreview(staff);
        await consoles.publishStream(staff);
        const guest = new Guest(await day.guest(script.giver.name, screen));
        const other = await day.guest(script.calm.name, 'phone', { isCalm: true });
        // On a phone whose browser has no element fullscreen, the player covers the page.
        if (screen === 'phone') {
          await guest.page.evaluate(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
        }
        await seeCeremony(guest.person);
        await seeCeremony(other);
        await test.step('watch', () => watchLive(guest));
        await test.step('react', () => react(guest, other));
        await test.step('bless', () => bless(guest, other, script.congratulation));
        await consoles.closeStream(staff);
        await seeRecording(guest.person);
        await test.step('watch again', () => watchRecording(guest));
        const before = (await trades(product.sandboxUrl)).length;
        await test.step('give', () => give(guest, script));
        const taken = (await trades(product.sandboxUrl)).slice(before);
        expect(taken).toEqual([expect.objectContaining({ status: 'SALES', amountYen: 10_000 })]);
        expect(guest.keys.stops).toBeGreaterThan(80);
      } finally {
        await encoder.stop();
      }
    });
  });
}
