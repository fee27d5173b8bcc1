import type { Language } from '@kotohogi/contract/texts/texts';
import { PASSWORD } from '@kotohogi/testkit/builders';
import { paths } from '@kotohogi/web/src/shell/router/paths.ts';
import { staffPaths } from '@kotohogi/web/src/shell/router/staff-paths.ts';
import { expect, test } from '@playwright/test';
import { type EmptyProduct, startEmptyProduct } from './product.ts';
import { Actors, type Person } from './steps/actors.ts';
import { rowsOf, seesNoOverflow } from './steps/controls.ts';
import { acceptInvite, inviteColleague, inviteLink } from './steps/onboarding.ts';

let product: EmptyProduct;
test.beforeAll(async () => {
  product = await startEmptyProduct();
});
test.afterAll(async () => {
  await product?.stop();
});

const REQUIRED = { ja: 'この項目は必須です。', en: 'This item is required.' };

/** The data that the journey creates; different for each language, because both run in one product. */
const namesIn = (language: Language) => ({
  company: language === 'ja' ? 'ルミエール・ブライダル' : 'Lumiere Bridal',
  companyId: `lumiere-${language}`,
  facility: language === 'ja' ? 'ホテル・ルミエール軽井沢' : 'Hotel Lumiere Karuizawa',
  facilityId: `karuizawa-${language}`,
  contract: language === 'ja' ? '11' : '12',
});

const text = ({ page }: Person, label: string) => page.getByLabel(label, { exact: true });

async function signIn(person: Person, email: string): Promise<void> {
  const { page, t } = person;
  await text(person, t('session.email')).fill(email);
  await text(person, t('session.password')).fill(PASSWORD);
  await page.getByRole('button', { name: t('session.signIn') }).click();
}

for (const [language, screen] of [
  ['ja', 'phone'],
  ['en', 'desktop'],
] as const) {
  test(`J1: the platform onboards a venue from an empty database, in ${language} on a ${screen}`, async ({
    browser,
  }) => {
    const pictures = `${test.info().project.outputDir}/onboarding`;
    const { url, playbackUrl } = product;
    const actors = new Actors({ browser, url, playbackUrl, language, pictures });
    const named = namesIn(language);
    const admin = await actors.enter('administrator of the platform', screen);
    const owner = await actors.enter('administrator of the company', screen);
    const manager = await actors.enter('administrator of the venue', screen);
    const adminEmail = `admin-${language}@example.com`;
    try {
      await test.step('a command creates the first administrator, who accepts the invitation', async () => {
        const printed = await product.admin('create-administrator', '--email', adminEmail, '--force');
        await acceptInvite(admin, inviteLink(printed), '運営 担当');
        await expect(admin.page).toHaveURL(/\/admin\/?$/);
        await admin.context.clearCookies();
      });

      await test.step('1–2: the requested page leads to the login and back', async () => {
        const { page, t } = admin;
        await page.goto(staffPaths.admin.companies);
        await expect(page).toHaveURL(/\/admin\/login\?callback=/);
        await signIn(admin, adminEmail);
        await expect(page).toHaveURL(/\/admin\/companies$/);
        await expect(page.getByRole('heading', { name: t('adminArea.companies'), level: 1 })).toBeVisible();
        await actors.picture(admin, 'companies');
      });

      await test.step('3–4: a company needs its contract number; then the list shows it', async () => {
        const { page, t, kit } = admin;
        await page.goto(staffPaths.admin.newCompany);
        await text(admin, t('company.field.name')).fill(named.company);
        await text(admin, t('company.field.accountId')).fill(named.companyId);
        await page.getByRole('button', { name: kit.frame.createWithThis }).click();
        await expect(page.getByText(REQUIRED[language]).first()).toBeVisible();
        await expect(text(admin, t('company.field.name'))).toHaveValue(named.company);
        await text(admin, t('company.field.contractNumber')).fill(named.contract);
        await page.getByRole('button', { name: kit.frame.createWithThis }).click();
        await expect(rowsOf(page, t('company.list')).filter({ hasText: named.company })).toBeVisible();
      });

      const ownerEmail = `owner-${language}@example.com`;
      await test.step('5–6: its administrator is invited, and a short password is refused first', async () => {
        await admin.page.goto(staffPaths.admin.users);
        const link = await inviteColleague(admin, product, {
          email: ownerEmail,
          role: 'company.administrator',
          place: named.company,
        });
        await actors.picture(admin, 'users');
        await acceptInvite(owner, link, '森 恵子');
        await expect(owner.page).toHaveURL(new RegExp(`/c/${named.companyId}/manage/?$`));
        await actors.picture(owner, 'company');
      });

      await test.step('7: a commission of 1.2 is refused, 0.05 is five percent', async () => {
        const { page, t, kit } = owner;
        await page.goto(staffPaths.company.newFacility(named.companyId));
        await text(owner, t('facility.field.name')).fill(named.facility);
        await text(owner, t('facility.field.accountId')).fill(named.facilityId);
        await text(owner, t('facility.field.contractNumber')).fill(named.contract);
        const rate = text(owner, t('facility.field.commissionRate'));
        await rate.fill('1.2');
        await page.getByRole('button', { name: kit.frame.createWithThis }).click();
        await expect(rate).toHaveAttribute('aria-invalid', 'true');
        await rate.fill('0.05');
        await page.getByRole('button', { name: kit.frame.createWithThis }).click();
        await expect(page).toHaveURL(/\/manage\/facilities\/\d+$/);
        await expect(text(owner, t('facility.field.commissionRate'))).toHaveValue(/^5/);
        await actors.picture(owner, 'facility');
      });

      await test.step('8: a contract with the gateway is stored once the gateway has accepted it', async () => {
        const { page, t, kit } = owner;
        await page.goto(`${page.url()}/payment-settings`);
        await text(owner, t('paymentSetting.shopId')).fill('tshop00000001');
        await text(owner, t('paymentSetting.shopPass')).fill('wrong');
        await page.getByRole('button', { name: t('paymentSetting.test') }).click();
        await expect(page.getByText(t('paymentSetting.result.refused'), { exact: true })).toBeVisible();
        await text(owner, t('paymentSetting.shopPass')).fill('password');
        await page.getByRole('button', { name: t('paymentSetting.test') }).click();
        await expect(page.getByText(t('paymentSetting.result.works'), { exact: true })).toBeVisible();
        await page.getByRole('button', { name: kit.frame.save }).click();
        await expect(page.getByText(t('paymentSetting.saved'))).toBeVisible();
        await actors.picture(owner, 'payment-settings');
      });

      const managerEmail = `manager-${language}@example.com`;
      await test.step('9–10: the administrator of the venue can enter it, but not the platform', async () => {
        await owner.page.goto(staffPaths.company.users(named.companyId));
        const link = await inviteColleague(owner, product, {
          email: managerEmail,
          role: 'facility.administrator',
          place: named.facility,
        });
        await acceptInvite(manager, link, '原田 真理子');
        const home = paths.facility.index(named.companyId, named.facilityId);
        await expect(manager.page).toHaveURL(new RegExp(`${home}/?$`));
        await seesNoOverflow(manager.page);
        await actors.picture(manager, 'venue');
        await manager.page.goto(paths.admin.index);
        await expect(manager.page).toHaveURL(/\/admin\/login/);
      });

      await test.step('11: the record of operations lists every step', async () => {
        const { page, t } = admin;
        await page.goto(staffPaths.admin.audit);
        const actions = rowsOf(page, t('audit.list'));
        for (const kind of ['company', 'facility', 'user'] as const) {
          await expect(actions.filter({ hasText: t(`audit.subject.${kind}`) }).first()).toBeVisible();
        }
        await expect(actions.filter({ hasText: '森 恵子' }).first()).toBeVisible();
        await actors.picture(admin, 'audit');
      });
      expect(actors.complaints.filter(complaint => !/ 4(?:01|22) /.test(complaint.replace(/[()]/g, ' ')))).toEqual([]);
    } finally {
      await actors.leave();
    }
  });
}
