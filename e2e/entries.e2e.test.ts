import { attendant } from '@kotohogi/contract/attendant';
import { refusalText } from '@kotohogi/contract/texts/refusals';
import { rulesEn } from '@kotohogi/contract/texts/rules.en';
import { rulesJa } from '@kotohogi/contract/texts/rules.ja';
import { instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import { answerBy } from '@kotohogi/domain/temporary-wedding/decide';
import { type BuiltWedding, buildAttendant, buildUser, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import { TestClient } from '@kotohogi/testkit/client';
import { paths } from '@kotohogi/web/src/shell/router/paths.ts';
import { expect, test } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors, type Person } from './steps/actors.ts';
import { seesNoOverflow, writtenDate, writtenDay } from './steps/controls.ts';
import { openFromMenu } from './steps/couple.ts';
import { askForMail, chooseNewPassword, linkIn, pick, seeGone } from './steps/entries.ts';

const NEW_PASSWORD = 'karuizawa no asa 7';

let product: RunningProduct;
test.beforeAll(async () => {
  product = await startProduct();
  await product.db
    .updateTable('facility')
    .set({ pre_registration: true })
    .where('id', '=', product.venue.facilityId)
    .execute();
});
test.afterAll(async () => {
  await product?.stop();
});

/** Builds a wedding one month ahead, with its host and a guest who has replied. */
async function prepare() {
  const { db, venue } = product;
  const startsAt = atJst(addDays(dateOf(instant(Date.now())), 30), 13);
  const wedding = await buildWedding(db, { ...venue, startsAt });
  const { weddingId } = wedding;
  const host = await buildUser(db, { scope: 'wedding', weddingId, role: 'organizer' });
  return { wedding, host, guest: await buildAttendant(db, weddingId) };
}

const siteOf = ({ key }: BuiltWedding) => paths.guest.index(product.venue.companyAccountId, key);

/** Checks that the guest is signed in: the wedding page shows their name. */
async function seeInside({ page }: Person, wedding: BuiltWedding): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${siteOf(wedding)}/?$`));
}

for (const language of ['ja', 'en'] as const) {
  const enter = (browser: ConstructorParameters<typeof Actors>[0]['browser']) => {
    const pictures = `${test.info().project.outputDir}/entries`;
    return new Actors({ browser, url: product.url, playbackUrl: product.playbackUrl, language, pictures });
  };

  test(`J3.11, J4.10–11: host and guest reset their forgotten passwords and sign in, in ${language}`, async ({
    browser,
  }) => {
    const actors = enter(browser);
    const { wedding, host, guest } = await prepare();
    const { companyAccountId } = product.venue;
    try {
      await test.step('the host', async () => {
        const person = await actors.enter('host', 'phone');
        const { page, t } = person;
        await page.goto(paths.couple.index(companyAccountId, wedding.key));
        await page.getByRole('link', { name: t('signIn.forgot') }).click();
        await askForMail(person, host.email, t('signIn.reset.send'));
        await actors.picture(person, 'asked');
        const mail = await product.mailTo(host.email, 'password-reset');
        const link = linkIn(mail.text, /https?:\S+\/manage\/password\/reset\/\S+/);
        await page.goto(link);
        await chooseNewPassword(person, NEW_PASSWORD);
        await expect(page.getByRole('heading', { name: t('home.todo') })).toBeVisible();
        await seeGone(person, link, t('signIn.gone.reset'));
        await expect(page.getByRole('heading', { name: t('signIn.reset.title') })).toBeVisible();
      });
      await test.step('the guest', async () => {
        const person = await actors.enter('guest', 'phone');
        const { page, t } = person;
        await page.goto(siteOf(wedding));
        await page.getByRole('link', { name: t('signIn.forgot') }).click();
        await askForMail(person, guest.email, t('signIn.reset.send'));
        const mail = await product.mailTo(guest.email, 'password-reset-guest');
        const link = linkIn(mail.text, /https?:\S+\/password\/reset\/\S+/);
        await page.goto(link);
        await actors.picture(person, 'new-password');
        await chooseNewPassword(person, NEW_PASSWORD);
        await seeInside(person, wedding);
        await seeGone(person, link, t('signIn.gone.reset'));
        await actors.picture(person, 'gone');
        const login = paths.guest.login(companyAccountId, wedding.key);
        await page.goto(login);
        await seeInside(person, wedding);

        const elsewhere = await actors.enter('guest-elsewhere', 'phone');
        await elsewhere.page.goto(login);
        await elsewhere.page.getByLabel(t('login.email'), { exact: true }).fill(guest.email);
        await elsewhere.page.getByLabel(t('login.password'), { exact: true }).fill(NEW_PASSWORD);
        await elsewhere.page.getByRole('button', { name: t('login.submit') }).click();
        await seeInside(elsewhere, wedding);
      });
    } finally {
      await actors.leave();
    }
  });

  test(`a login of another company, or of no wedding, leads nowhere, in ${language}`, async ({ browser }) => {
    const actors = enter(browser);
    const { wedding } = await prepare();
    const { companyAccountId } = product.venue;
    const { login, resetPassword } = paths.guest;
    try {
      const person = await actors.enter('lost', 'phone');
      const { page, t } = person;
      const entryPathsOf = (company: string, key: string) => [
        login(company, key),
        `${login(company, key)}?by=mail`,
        resetPassword(company, key),
        `${resetPassword(company, key)}/some-token`,
        `${paths.guest.index(company, key)}/enter?token=some-token`,
      ];
      const heading = page.getByRole('heading', { level: 1 });
      for (const nowhere of [
        ...entryPathsOf('another-company', wedding.key),
        login(companyAccountId, `${wedding.key}-not`),
      ]) {
        expect([nowhere, (await page.goto(nowhere))?.status()]).toEqual([nowhere, 404]);
        await expect(heading).toHaveText(t('error.notFound'));
        await expect(page.getByRole('textbox')).toHaveCount(0);
      }
      for (const entryPath of entryPathsOf(companyAccountId, wedding.key)) {
        expect([entryPath, (await page.goto(entryPath))?.status()]).toEqual([entryPath, 200]);
        await expect(heading).toBeVisible();
        await expect(heading).not.toHaveText(t('error.notFound'));
      }
    } finally {
      await actors.leave();
    }
  });

  test(`a guest signs in by a requested link once, and by the link of any mail repeatedly, in ${language}`, async ({
    browser,
  }) => {
    const actors = enter(browser);
    const { wedding, guest } = await prepare();
    const answer = new TestClient(product.url);
    answer.language = language;
    const email = `by-link-${language}@example.jp`;
    await answer.call(attendant.join, {
      params: { wedding: wedding.key },
      body: {
        answer: 'attendance',
        relationShip: 'family',
        name: '勅使河原 花',
        nameKana: 'テシガワラ ハナ',
        email,
        password: PASSWORD,
      },
    });
    try {
      await test.step('requested: one tap, once', async () => {
        const person = await actors.enter('asking', 'phone');
        const { page, t } = person;
        await page.goto(siteOf(wedding));
        await page.getByRole('link', { name: t('signIn.link.open') }).click();
        await askForMail(person, guest.email, t('signIn.link.send'));
        const mail = await product.mailTo(guest.email, 'magic-link');
        const link = linkIn(mail.text, /https?:\S+\/enter\?\S+/);
        await page.goto(link);
        await actors.picture(person, 'enter');
        await page.getByRole('button', { name: t('signIn.enter.as', { name: '山本 直樹' }) }).click();
        await seeInside(person, wedding);
        await seeGone(person, link, t('signIn.gone.link.way'));
        await expect(page.getByRole('heading', { name: t('signIn.link.title') })).toBeVisible();
      });
      await test.step('from a mail: every time it is opened', async () => {
        const mail = await product.mailTo(email, 'rsvp-live');
        const link = linkIn(mail.text, /https?:\S+\/enter\?\S+/);
        for (const place of ['phone', 'desktop'] as const) {
          const person = await actors.enter(`at-the-${place}`, place);
          await person.page.goto(link);
          const name = person.t('signIn.enter.as', { name: '勅使河原 花' });
          await person.page.getByRole('button', { name }).click();
          await seeInside(person, wedding);
        }
      });
    } finally {
      await actors.leave();
    }
  });

  test(`a guest changes their mail address and chooses its mails, in ${language}`, async ({ browser }) => {
    const actors = enter(browser);
    const { wedding, guest } = await prepare();
    const { companyAccountId } = product.venue;
    const email = `moved-${language}@example.jp`;
    try {
      const asking = await actors.enter('moving', 'phone');
      const { page, t } = asking;
      await page.goto(paths.guest.profile(companyAccountId, wedding.key));
      await page.getByLabel(t('login.email'), { exact: true }).fill(guest.email);
      await page.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: t('login.submit') }).click();
      await page.getByRole('button', { name: t('email.change') }).click();
      await page.getByLabel(t('email.new'), { exact: true }).fill(email);
      await page.getByRole('button', { name: t('email.send') }).click();
      await expect(page.getByText(t('email.sent'))).toBeVisible();
      await actors.picture(asking, 'asked');
      const mail = await product.mailTo(email, 'guest-email-confirm');
      const link = linkIn(mail.text, /https?:\S+\/enter\?\S+/);

      const mailed = await actors.enter('mailed', 'phone');
      await mailed.page.goto(link);
      await expect(mailed.page.getByText(email)).toBeVisible();
      await actors.picture(mailed, 'confirm');
      await mailed.page.getByRole('button', { name: t('email.confirm.do') }).click();
      await expect(mailed.page.getByText(t('email.confirm.done'))).toBeVisible();
      await expect(mailed.page.getByText(email)).toBeVisible();
      await product.mailTo(guest.email, 'guest-email-changed');

      const reminder = mailed.page.getByRole('switch', { name: t('mailing.reminder') });
      await expect(reminder).toBeChecked();
      await mailed.page.getByText(t('mailing.reminder'), { exact: true }).click();
      await expect(mailed.page.getByText(t('mailing.saved'), { exact: true })).toBeVisible();
      await expect(reminder).not.toBeChecked();
      await actors.picture(mailed, 'mails');
      await seeGone(asking, link, t('signIn.gone.link.way'));
    } finally {
      await actors.leave();
    }
  });

  test(`a host invites a second person to prepare the wedding, in ${language}`, async ({ browser }) => {
    const actors = enter(browser);
    const { wedding, host } = await prepare();
    const email = `second-host-${language}@example.jp`;
    try {
      const first = await actors.enter('first', 'phone');
      await first.page.goto(paths.couple.index(product.venue.companyAccountId, wedding.key));
      await first.page.getByLabel(first.t('session.email'), { exact: true }).fill(host.email);
      await first.page.getByLabel(first.t('session.password'), { exact: true }).fill(PASSWORD);
      await first.page.getByRole('button', { name: first.t('session.signIn') }).click();
      await openFromMenu(first, 'profile');
      await first.page.getByLabel(first.t('user.invite.email'), { exact: true }).fill(email);
      await first.page.getByRole('button', { name: first.t('user.invite.send') }).click();
      const hosts = first.page.getByRole('list', { name: first.t('user.hosts.list') }).getByRole('listitem');
      await expect(hosts.filter({ hasText: email })).toBeVisible();
      await actors.picture(first, 'invited');

      const mail = await product.mailTo(email, 'host-invite');
      const link = linkIn(mail.text, /https?:\S+\/account\/invites\/\S+/);
      const second = await actors.enter('second', 'phone');
      const { page, t } = second;
      await page.goto('/account/invites/activate');
      await page.getByLabel(t('account.invite.paste'), { exact: true }).fill(link);
      await page.getByRole('button', { name: t('account.invite.paste.open') }).click();
      await page.getByLabel(t('account.name'), { exact: true }).fill('佐藤 結衣');
      await page.getByLabel(t('account.verify.password'), { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel(t('account.verify.confirm'), { exact: true }).fill(NEW_PASSWORD);
      await page.getByText(t('account.verify.agree')).click();
      await actors.picture(second, 'accept');
      await page.getByRole('button', { name: t('account.invite.accept') }).click();
      await expect(page.getByRole('heading', { name: t('home.todo') })).toBeVisible();

      await first.page.reload();
      await expect(hosts.filter({ hasText: '佐藤 結衣' })).toBeVisible();
      await page.goto(link);
      await expect(page.getByText(t('signIn.gone'))).toBeVisible();
      await expect(page.getByText(t('account.invite.again'), { exact: true })).toBeVisible();
    } finally {
      await actors.leave();
    }
  });

  test(`J2.1–2: a couple registers once although the tab crashes; page and mail say what comes next, in ${language}`, async ({
    browser,
  }) => {
    const rules = language === 'ja' ? rulesJa : rulesEn;
    const actors = enter(browser);
    const email = `register-${language}@example.jp`;
    const date = addDays(dateOf(instant(Date.now())), 60);
    try {
      const couple = await actors.enter('couple', 'phone');
      const { t, context } = couple;
      const address = `${paths.register}?facilityAccountId=${product.venue.facilityAccountId}`;
      await test.step('the form names the missing fields', async () => {
        const { page } = couple;
        await page.goto(address);
        await page.getByRole('button', { name: t('register.send') }).click();
        for (const [group, count] of [
          ['register.groom', 4],
          ['register.bride', 4],
          ['register.contact', 1],
        ] as const) {
          const place = page.getByRole('group', { name: t(group) });
          await expect(place.getByText(rules.required)).toHaveCount(count);
        }
        const groom = page.getByRole('group', { name: t('register.groom') });
        await groom.getByLabel(t('register.lastNameKana'), { exact: true }).fill('勅使河原');
        await page.getByLabel(t('register.email'), { exact: true }).fill('register at example.jp');
        await page.getByRole('button', { name: t('register.send') }).click();
        await expect(groom.getByText(rules.kana)).toBeVisible();
        await expect(page.getByRole('group', { name: t('register.contact') }).getByText(rules.email)).toBeVisible();
        await seesNoOverflow(page);
        await actors.picture(couple, 'register-errors');
      });
      await test.step('the tab dies', async () => {
        const { page } = couple;
        await pick(page, t('register.hall'), 'ガーデンチャペル 木洩れ日');
        const when = page.getByRole('group', { name: t('register.dateTime') });
        await when.getByRole('textbox').first().fill(date);
        await when.getByRole('textbox').last().fill('13:00');
        const groom = page.getByRole('group', { name: t('register.groom') });
        await groom.getByLabel(t('register.lastName'), { exact: true }).fill('勅使河原');
        await groom.getByLabel(t('register.firstName'), { exact: true }).fill('蓮');
        await page.close();
      });
      const page = await context.newPage();
      const person: Person = { ...couple, page };
      await page.goto(address);
      await expect(page.getByText(t('register.draft'))).toBeVisible();
      const groom = page.getByRole('group', { name: t('register.groom') });
      const bride = page.getByRole('group', { name: t('register.bride') });
      await expect(groom.getByLabel(t('register.lastName'), { exact: true })).toHaveValue('勅使河原');
      await groom.getByLabel(t('register.lastNameKana'), { exact: true }).fill('テシガワラ');
      await groom.getByLabel(t('register.firstNameKana'), { exact: true }).fill('レン');
      await bride.getByLabel(t('register.lastName'), { exact: true }).fill('佐藤');
      await bride.getByLabel(t('register.firstName'), { exact: true }).fill('結衣');
      await bride.getByLabel(t('register.lastNameKana'), { exact: true }).fill('サトウ');
      await bride.getByLabel(t('register.firstNameKana'), { exact: true }).fill('ユイ');
      await page.getByLabel(t('register.email'), { exact: true }).fill(email);
      await page.getByText(t('register.agree')).click();
      const send = page.getByRole('button', { name: t('register.send') });
      const day = page
        .getByRole('group', { name: t('register.dateTime') })
        .getByRole('textbox')
        .first();
      await test.step('a past day is refused with a message', async () => {
        await day.fill(addDays(date, -90));
        await send.click();
        const past = refusalText('temporary_wedding_date_past', language) ?? '';
        await expect(page.getByText(past, { exact: true })).toBeVisible();
        await day.fill(date);
      });
      await actors.picture(person, 'register');
      // A double click sends once.
      await send.dblclick();
      await expect(page).toHaveURL(/\/register\/completion$/);
      await expect(page.getByRole('heading', { name: t('registered.title'), level: 1 })).toBeVisible();
      await expect(page.getByText(t('registered.mail.text', { email }))).toBeVisible();
      const rows = await product.db
        .selectFrom('temporary_wedding')
        .select(['status', 'groom_last_name', 'answer_by'])
        .where('email', '=', email)
        .execute();
      const until = answerBy(instant(Date.now()));
      expect(rows).toEqual([{ status: 0, groom_last_name: '勅使河原', answer_by: until }]);
      await expect(
        page.getByRole('heading', { name: t('registered.answer', { date: writtenDay(atJst(until), language) }) }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: t('registered.begin') })).toBeVisible();
      await expect(page.getByText(t('registered.contact'))).toContainText('ホテル・ルミエール軽井沢');
      await seesNoOverflow(page);
      await actors.picture(person, 'registered');
      await test.step('the mail says the same', async () => {
        const { text, subject } = await product.mailTo(email, 'temporary-wedding');
        expect(subject).toContain('ホテル・ルミエール軽井沢');
        for (const expected of [
          ...(language === 'ja' ? ['勅使河原', '佐藤'] : ['Teshigawara', 'Sato']),
          'ガーデンチャペル 木洩れ日',
          writtenDate(atJst(date), language),
          '13:00',
        ]) {
          expect(text).toContain(expected);
        }
        expect(text).toContain(writtenDate(atJst(until), language));
      });

      await page.goto(address);
      await expect(page.getByRole('button', { name: t('register.send') })).toBeVisible();
      await expect(page.getByText(t('register.draft'))).toHaveCount(0);
    } finally {
      await actors.leave();
    }
  });
}
