import { type InvitationInput, invitation } from '@kotohogi/contract/invitation';
import { profile } from '@kotohogi/contract/profile';
import type { Photo } from '@kotohogi/contract/rules/photo';
import { wedding } from '@kotohogi/contract/wedding';
import { DAY_MS } from '@kotohogi/domain/kernel/instant';
import type { WeddingStatus } from '@kotohogi/domain/wedding/types';
import { at } from '@kotohogi/server/platform/db/instants';
import type { TestClient } from '@kotohogi/testkit/client';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

/** A signed-in couple with their wedding on 2026-12-19. */
async function host() {
  const participants = await buildParticipants(product);
  const browser = await participants.host();
  const info = async () => (await browser.call(wedding.manageInfo, { params: participants.params })).body;
  return { ...participants, browser, info };
}

const card: InvitationInput = {
  greetings: '木々の緑がやさしく揺れる季節に',
  greetingsEn: '',
  replyDeadline: '2026-12-05',
  startTimes: [{ label: '挙式', time: '13:00' }],
  invitationGuides: [],
  attendanceGuides: [],
  programs: [{ title: '誓いの言葉', text: '', highlight: false, titleEn: 'Our vows' }],
  contents: [],
  mainPhoto: null,
  subPhoto: null,
};

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cde' } });

async function send(browser: TestClient, weddingId: number, bytes: Buffer, type = 'image/jpeg') {
  const response = await browser.fetch(`/api/weddings/${weddingId}/images`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'content-type': type },
  });
  return { status: response.status, body: (await response.json()) as Photo & { id?: string } };
}

describe('given a couple who edit the invitation', () => {
  test('when they save one part, then the rest is unchanged and the version increases', async () => {
    const { browser, params, info } = await host();
    const { invitation: before } = await info();
    const saved = await browser.call(invitation.update, {
      params,
      body: { version: before.version, greetings: '  ようこそ\r\n皆さま ', programs: card.programs },
    });
    expect(saved.body).toMatchObject({
      greetings: 'ようこそ\n皆さま',
      programs: card.programs,
      startTimes: [],
      version: before.version + 1,
    });
    expect((await info()).invitation).toEqual(saved.body);
    const audit = await product.db
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('wedding_id', '=', params.weddingId)
      .execute();
    expect(audit).toEqual([{ action: 'invitation.update', detail: { changed: ['greetings', 'programs'] } }]);
  });

  test('when the partner saved first, then the later save is refused and overwrites nothing', async () => {
    const { browser, params, info } = await host();
    const { version } = (await info()).invitation;
    await browser.call(invitation.update, { params, body: { version, greetings: '先に保存' } });
    const late = await browser.call(invitation.update, { params, body: { version, greetings: '後から保存' } });
    expect(late).toMatchObject({ status: 409, failure: { id: 'invitation_changed' } });
    expect((await info()).invitation.greetings).toBe('先に保存');
  });

  test('when texts, items or dates exceed their limits, then each error names its field', async () => {
    const { browser, params, info } = await host();
    const { version } = (await info()).invitation;
    const answer = await browser.call(invitation.update, {
      params,
      body: {
        version,
        greetings: 'あ'.repeat(1001),
        programs: Array.from({ length: 21 }, () => ({ title: '誓い', text: '', highlight: false })),
        startTimes: [{ label: '挙式', time: '25:00' }],
        contents: [{ title: '', text: 'あ'.repeat(1001) }],
      },
    });
    expect(answer.status).toBe(422);
    expect(answer.failure.validates?.map(({ path, rule }) => [path, rule])).toEqual([
      ['greetings', 'maxLength'],
      ['startTimes.0.time', 'pattern'],
      ['programs', 'maxItems'],
      ['contents.0.title', 'required'],
      ['contents.0.text', 'maxLength'],
    ]);
    const fits = { version, greetings: '👰'.repeat(1000), programs: Array(20).fill(card.programs[0]) };
    expect((await browser.call(invitation.update, { params, body: fits })).status).toBe(200);
    const late = await browser.call(invitation.update, {
      params,
      body: { version: version + 1, replyDeadline: '2026-12-20' },
    });
    expect(late).toMatchObject({
      status: 422,
      failure: { fields: ['replyDeadline'], userMessage: '選択可能な日付範囲ではありません。' },
    });
  });

  test('when they publish and unpublish, then the response says when it was published', async () => {
    const { browser, params, info } = await host();
    const update = async (body: { publish: boolean; greetings?: string }) =>
      (await browser.call(invitation.update, { params, body: { ...body, version: (await info()).invitation.version } }))
        .body;
    expect((await update({ publish: false })).invitaionCreatedAt).toBeNull();
    expect((await info()).isPublished).toBe(false);
    const silent = await browser.call(invitation.update, { params, body: { version: 2, publish: true } });
    expect(silent).toMatchObject({ status: 422, failure: { fields: ['greetings'] } });
    const first = (await update({ publish: true, greetings: card.greetings })).invitaionCreatedAt;
    expect(first).toBe(product.clock.now());
    product.clock.advance(1000);
    expect((await update({ publish: true })).invitaionCreatedAt).toBe(first);
  });

  test('when a name is missing, then it cannot be published', async () => {
    const { browser, params, info } = await host();
    await product.db
      .updateTable('organizer_profile')
      .set({ first_name: '' })
      .where('wedding_id', '=', params.weddingId)
      .where('type', '=', 2)
      .execute();
    const { version } = (await info()).invitation;
    const answer = await browser.call(invitation.update, { params, body: { version, publish: true } });
    expect(answer).toMatchObject({ status: 422, failure: { id: 'invitation_names_missing' } });
  });
});

describe('given a preview', () => {
  test('when it is stored, then it can be read for a day, in this wedding only', async () => {
    const { browser, params } = await host();
    const kept = await browser.call(invitation.preview, { params, body: card });
    const { id } = kept.body;
    const read = () => browser.call(invitation.readPreview, { params: { ...params, id } });
    expect((await read()).body).toMatchObject({ greetings: card.greetings, replyDeadline: '2026-12-05' });
    const other = await host();
    const foreign = await other.browser.call(invitation.readPreview, { params: { ...other.params, id } });
    expect(foreign.status).toBe(404);
    const invented = await browser.call(invitation.readPreview, { params: { ...params, id: "1' or 1" } });
    expect(invented).toMatchObject({ status: 404, failure: { id: 'invitation_preview_unknown' } });
    const begin = product.clock.now();
    product.clock.advance(DAY_MS + 1);
    expect((await product.db.selectFrom('invitation_preview').select('id').where('id', '=', id).execute()).length).toBe(
      1,
    );
    await product.runJob('invitation.forgetPreviews');
    expect(await product.db.selectFrom('invitation_preview').select('id').where('id', '=', id).execute()).toEqual([]);
    product.clock.set(begin);
  });
});

describe('given pictures', () => {
  test('when one is uploaded, then it is stored upright, without metadata, at most 2,000 px, and served to anyone who has its name', async () => {
    const { browser, params, info } = await host();
    const original = await picture(3000, 1500)
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await send(browser, params.weddingId, original);
    expect(status).toBe(200);
    expect(body).toMatchObject({ width: 1000, height: 2000, img: { src: `/files/${body.key}` } });
    expect(body.key).toMatch(new RegExp(`^photo/${params.weddingId}/[\\w-]{24}\\.jpg$`));

    const shown = await product.visitor().fetch(body.img.src);
    expect(shown.headers.get('cache-control')).toContain('immutable');
    const kept = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(kept).toMatchObject({ width: 1000, height: 2000, format: 'jpeg' });
    expect(kept.exif).toBeUndefined();

    const { version } = (await info()).invitation;
    const saved = await browser.call(invitation.update, { params, body: { version, mainPhoto: body.key } });
    expect(saved.body.mainPhoto).toEqual(body);
    expect((await info()).hasMainPhoto).toBe(true);
  });

  test('when one is transparent, then it stays transparent', async () => {
    const { browser, params } = await host();
    const clear = await sharp({
      create: { width: 400, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.2 } },
    })
      .png()
      .toBuffer();
    expect((await send(browser, params.weddingId, clear, 'image/png')).body.key).toMatch(/\.webp$/);
  });

  test('when it is not a picture, broken, too small or too large, then it is refused', async () => {
    const { browser, params } = await host();
    const good = await picture(800, 800).jpeg().toBuffer();
    const refused = async (bytes: Buffer) => {
      const { status, body } = await send(browser, params.weddingId, bytes);
      return [status, body.id];
    };
    expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'))).toEqual([
      415,
      'photo_type',
    ]);
    expect(await refused(good.subarray(0, good.length / 2))).toEqual([422, 'photo_unreadable']);
    expect(await refused(await picture(319, 900).jpeg().toBuffer())).toEqual([422, 'photo_too_small']);
    expect(await refused(Buffer.alloc(10_485_761))).toEqual([413, 'http_413']);
    expect((await send(browser, params.weddingId, good, 'application/pdf')).status).toBe(415);
    expect((await send(product.visitor(), params.weddingId, good)).status).toBe(401);
  });

  test("when it is another couple's, then it cannot be used", async () => {
    const { browser, params, info } = await host();
    const other = await host();
    const theirs = await send(other.browser, other.params.weddingId, await picture(800, 800).jpeg().toBuffer());
    const { version } = (await info()).invitation;
    const answer = await browser.call(invitation.update, {
      params,
      body: { version, contents: [{ title: '会場', text: '', image: theirs.body.key }] },
    });
    expect(answer).toMatchObject({ status: 422, failure: { id: 'invitation_photo_unknown' } });
  });

  test('when a page requests a picture in a narrower width, then it is made once, and only in the offered widths', async () => {
    const { browser, params } = await host();
    const { body } = await send(browser, params.weddingId, await picture(1000, 1200).jpeg().toBuffer());
    const { src, srcSet } = body.img;
    expect(body).toMatchObject({ width: 1000, height: 1200, ratio: 1000 / 1200, src, originalSrc: src });
    expect(body).toMatchObject({ name: body.key.split('/').at(-1), type: 'image/jpeg', size: expect.any(Number) });
    expect(srcSet).toBe(`${src}.640.webp 640w, ${src}.960.webp 960w, ${src} 1000w`);
    const visits = await Promise.all([1, 2, 3].map(() => product.visitor().fetch(`${src}.640.webp`)));
    const copies = await Promise.all(visits.map(async visit => Buffer.from(await visit.arrayBuffer())));
    expect(visits.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(visits[0]?.headers.get('content-type')).toBe('image/webp');
    expect(visits[0]?.headers.get('cache-control')).toContain('immutable');
    expect(await sharp(copies[0]).metadata()).toMatchObject({ width: 640, height: 768, format: 'webp' });
    expect(copies[1]).toEqual(copies[0]);
    const folder = `photo/${params.weddingId}/`;
    expect((await product.objects.list(folder)).toSorted()).toEqual([body.key, `${body.key}.640.webp`]);
    for (const none of [`${src}.641.webp`, `${src}.640.jpg`, `${src.replace('.jpg', '')}x.jpg.640.webp`]) {
      expect((await product.visitor().fetch(none)).status).toBe(404);
    }
  });

  test('when an address under /files is anything else, then it is not found', async () => {
    for (const path of ['/files/photo/../secret', '/files/recording/1.mp4', '/files/photo/1/none.jpg']) {
      expect((await product.visitor().fetch(path)).status).toBe(404);
    }
  });
});

describe('given the link', () => {
  test('when it is shared, then there is a QR code to print and a message to send', async () => {
    const { browser, params } = await host();
    const qr = await browser.send(invitation.qr, { params });
    expect(qr.headers.get('content-type')).toBe('image/png');
    expect(await sharp(Buffer.from(await qr.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 1200 });
    await browser.call(invitation.makeCard, { params });
    await eventually('the cards', async () => {
      const { state } = (await browser.call(invitation.cardState, { params })).body;
      return state === 'ready' ? true : undefined;
    });
    const card = await browser.send(invitation.card, { params });
    expect(card.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await card.arrayBuffer()).toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
    const usual = await browser.call(invitation.readTemplate, { params });
    expect(usual.body.snsTemplate).toContain('{url}');
    const own = await browser.call(invitation.updateTemplate, { params, body: { snsTemplate: 'みてね {url}' } });
    expect(own.body.snsTemplate).toBe('みてね {url}');
    const long = await browser.call(invitation.updateTemplate, { params, body: { snsTemplate: 'あ'.repeat(1001) } });
    expect(long).toMatchObject({ status: 422, failure: { fields: ['snsTemplate'] } });
    const emptied = await browser.call(invitation.updateTemplate, { params, body: { snsTemplate: '' } });
    expect(emptied.body).toEqual(usual.body);
    const english = await browser.call(invitation.updateTemplate, { params, body: { snsTemplateEn: 'Join us {url}' } });
    expect(english.body).toEqual({ ...usual.body, snsTemplateEn: 'Join us {url}' });
  }, 240_000);

  test('when other services preview the link, then the preview has names and date as the couple allows, and only once it is published', async () => {
    const { browser, params, weddingId, key, info } = await host();
    const { companyAccountId } = await info();
    await product.db
      .updateTable('organizer_profile')
      .set(eb => ({
        first_name: eb.case().when('type', '=', 1).then('陽翔').else('<結衣>').end(),
        first_name_kana: eb.case().when('type', '=', 1).then('はると').else('ゆい').end(),
      }))
      .where('wedding_id', '=', weddingId)
      .execute();
    const path = `/c/${companyAccountId}/weddings/${key}/invitation`;
    const head = async (at = path) => {
      const html = await (await product.visitor().fetch(at, { headers: { accept: 'text/html' } })).text();
      const og = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
      expect(html).toContain('<meta name="robots" content="noindex">');
      return { title: og('title'), image: new URL(og('image')) };
    };
    const neutral = '/art/natural/link-preview.png';
    const publish = (isOut: boolean) =>
      product.db
        .updateTable('invitation')
        .set({ published_at: isOut ? at(product.clock.now()) : null })
        .where('wedding_id', '=', weddingId)
        .execute();
    const setStatus = (status: WeddingStatus) =>
      product.db.updateTable('wedding').set({ status }).where('id', '=', weddingId).execute();
    await publish(false);
    expect((await head()).image.pathname).toBe(neutral);
    await publish(true);
    const shown = await head();
    expect(shown.title).toBe('陽翔さん・&#60;結衣&#62;さんの結婚式　2026年12月19日（土）');
    const picture = await product.visitor().fetch(`${shown.image.pathname}${shown.image.search}`);
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(picture.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect((await head(`/c/${companyAccountId}/weddings/${key}/manage/login`)).image.pathname).toBe(neutral);

    await setStatus('postponed');
    expect((await head()).title).not.toContain('2026');
    await setStatus('canceled');
    expect((await head()).image.pathname).toBe(neutral);
    expect((await product.visitor().fetch(shown.image.pathname)).status).toBe(404);
    await setStatus('active');
    const hidden = await browser.call(invitation.updateLinkPreview, { params, body: { showsNames: false } });
    expect(hidden.body).toMatchObject({ showsNames: false, showsPhoto: false, title: null, version: null });
    const anonymous = await head();
    expect(anonymous.image.pathname).toBe(neutral);
    expect(anonymous.title).not.toContain('陽翔');
  }, 60_000);

  test('when two people edit the message at once, then the second is refused, and may overwrite it deliberately', async () => {
    const { browser, params } = await host();
    const { snsTemplate: seen } = (await browser.call(invitation.readTemplate, { params })).body;
    const save = (snsTemplate: string, before: string) =>
      browser.call(invitation.updateTemplate, { params, body: { snsTemplate, seen: before } });
    const both = await Promise.all([save('ひとり目 {url}', seen), save('ふたり目 {url}', seen)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ id: 'invitation_template_changed' });
    const now = (await browser.call(invitation.readTemplate, { params })).body.snsTemplate;
    expect((await save('書きなおし {url}', now)).status).toBe(200);
  });
});

describe('given the profiles', () => {
  test('when both are saved, then names, order and Latin names follow; a later save by the partner is refused', async () => {
    const { browser, params, info } = await host();
    const { invitation: before } = await info();
    const [groom, bride] = before.profiles;
    if (groom === undefined || bride === undefined) throw new Error('a couple has two profiles');
    const body = {
      version: before.profileVersion,
      profiles: [
        {
          ...bride,
          ...{ maidenName: '長谷川', useMaidenName: true, lastNameRoman: 'van der Berg' },
          ...{ firstName: 'Emily', firstNameKana: 'エミリー' },
        },
        {
          ...groom,
          hobby: '写真',
          hobbyEn: 'Photography',
          birthday: '1996-05-03',
          bloodType: 'AB' as const,
          label: '夫',
        },
      ],
    };
    const saved = await browser.call(profile.update, { params, body });
    expect(saved.body.version).toBe(before.profileVersion + 1);
    expect(saved.body.profiles.map(one => one.type)).toEqual([2, 1]);
    expect(saved.body.profiles.map(one => one.hobbyEn)).toEqual(['', 'Photography']);
    expect((await info()).couple).toEqual([
      { lastName: '長谷川', firstName: 'Emily', lastNameRoman: 'van der Berg', firstNameRoman: 'Emily' },
      { lastName: '小林', firstName: '陽翔', lastNameRoman: 'Kobayashi', firstNameRoman: 'Haruto' },
    ]);
    const late = await browser.call(profile.update, { params, body });
    expect(late).toMatchObject({ status: 409, failure: { id: 'profile_changed' } });
  });

  test('when something is invalid, then the error names its field', async () => {
    const { browser, params, info } = await host();
    const { profiles, profileVersion: version } = (await info()).invitation;
    const [groom, bride] = profiles;
    if (groom === undefined || bride === undefined) throw new Error('a couple has two profiles');
    const wrong = await browser.call(profile.update, {
      params,
      body: { version, profiles: [{ ...groom, lastNameKana: '小林', hobby: 'あ'.repeat(41) }, bride] },
    });
    expect(wrong.failure.validates?.map(({ path, message }) => [path, message])).toEqual([
      ['profiles.0.lastNameKana', 'カナ文字以外は入力できません。'],
      ['profiles.0.hobby', '40文字以内で入力してください。'],
    ]);
    const unborn = await browser.call(profile.update, {
      params,
      body: { version, profiles: [groom, { ...bride, birthday: '2026-11-21' }] },
    });
    expect(unborn).toMatchObject({
      status: 422,
      failure: { path: 'profiles.1.birthday', userMessage: '選択可能な日付範囲ではありません。' },
    });
    const twice = await browser.call(profile.update, { params, body: { version, profiles: [groom, groom] } });
    expect(twice).toMatchObject({ status: 422, failure: { path: 'profiles' } });
  });
});

test('given other callers, when they try, then an anonymous one gets 401, another couple 404, and staff may not write', async () => {
  const { params, staff } = await host();
  const body = { version: 1, greetings: 'x' };
  expect((await product.visitor().call(invitation.update, { params, body })).status).toBe(401);
  const other = await host();
  expect((await other.browser.call(invitation.update, { params, body })).status).toBe(404);
  const manager = await staff('manager');
  expect((await manager.call(invitation.update, { params, body })).status).toBe(403);
});
