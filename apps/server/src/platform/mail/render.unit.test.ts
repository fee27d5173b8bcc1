import { describe, expect, test } from 'vitest';
import type { MailContent } from './content.ts';
import { renderHtml, renderText } from './render.ts';

const LETTERHEAD = { productName: 'ことほぎ', publicUrl: 'https://kotohogi.example' };

const MAIL: MailContent = {
  kind: 'example',
  language: 'ja',
  subject: 'お返事をお預かりしました',
  headline: '陽翔さん・結衣さんの結婚式',
  greeting: '山本 <直樹> 様',
  paragraphs: ['ありがとうございます。', '当日をお楽しみに。'],
  facts: [
    ['挙式', '2026年12月24日（木）13:00（日本時間）\n2026年12月24日（木）05:00（お住まいの地域の時刻）'],
    ['会場', '松籟亭'],
  ],
  button: { label: '画面を開く', url: 'https://kotohogi.example/enter?token=1&callback=2' },
  deadline: '12月10日までに',
  contact: 'お問い合わせ: 松籟亭 0467-22-1122 10:00–18:00',
  reason: 'お返事をくださった方へお送りしています。',
  pattern: 'marine',
};

const placeOf = (whole: string, ...parts: readonly string[]) => parts.map(part => whole.indexOf(part));

describe('given a mail as HTML', () => {
  const html = renderHtml(MAIL, LETTERHEAD);

  test('when it is read, then what people typed is text, not markup', () => {
    expect(html).toContain('山本 &#60;直樹&#62; 様');
    expect(html).toContain('href="https://kotohogi.example/enter?token=1&#38;callback=2"');
  });

  test('when a list of mails shows its preview, then that text is hidden in the mail itself', () => {
    const [, first = ''] = /<body[^>]*><div style="display:none[^>]*>([^&]*)/.exec(html) ?? [];
    expect(first).toBe('ありがとうございます。');
    expect(renderHtml({ ...MAIL, preview: '12月24日に\n開式です。' }, LETTERHEAD)).toContain('>12月24日に 開式です。');
  });

  test('when the reader prefers dark mode, then the mail declares colors for both modes', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media(prefers-color-scheme:dark)');
  });

  test('when pictures are blocked, then a character replaces them and the names are text', () => {
    expect(html).toMatch(/<img src="https:\/\/kotohogi\.example\/art\/marine\/mail-header\.png" alt="寿"/);
    expect(html).toContain('>陽翔さん・結衣さんの結婚式</h1>');
  });

  test('when it brings sad news, or is not about a wedding, then it has no picture', () => {
    const { pattern: _, headline: __, ...plain } = MAIL;
    expect(renderHtml({ ...MAIL, isSober: true }, LETTERHEAD)).not.toContain('<img');
    expect(renderHtml(plain, LETTERHEAD)).not.toContain('<img');
    expect(renderHtml(plain, LETTERHEAD)).toContain('>ことほぎ</h1>');
  });

  test('when it is urgent, then the button comes before the facts', () => {
    const [facts = 0, button = 0] = placeOf(html, '松籟亭</td>', '画面を開く</a>');
    expect(button).toBeGreaterThan(facts);
    const urgent = renderHtml({ ...MAIL, isUrgent: true }, LETTERHEAD);
    const [later = 0, first = 0] = placeOf(urgent, '松籟亭</td>', '画面を開く</a>');
    expect(first).toBeLessThan(later);
  });

  test('when it is read on a phone, then a tap calls the venue, and times do not wrap', () => {
    expect(html).toMatch(/<a href="tel:0467221122"[^>]*>0467-22-1122<\/a>/);
    expect(html).toContain('nowrap">10:00–18:00</span>');
    expect(html).toContain('nowrap">（日本時間）</span>');
  });
});

describe('given a mail as plain text', () => {
  test('when it contains names written from right to left, then they do not reorder the words around them', () => {
    const facts = [['محمد علي', 'ご欠席\n「شكرا」']] as const;
    const content = { ...MAIL, greeting: '\u2068سارة\u2069 様', facts };
    expect(renderText(content, LETTERHEAD)).toContain(
      '\u2068سارة\u2069 様\n\nありがとうございます。\n\n当日をお楽しみに。\n\n\u2068محمد علي\u2069: ご欠席\n    \u2068「شكرا」\u2069',
    );
    expect(renderHtml(content, LETTERHEAD)).toContain('><bdi>سارة</bdi> 様</p>');
  });

  test('when it is read, then it is complete and in reading order', () => {
    const text = renderText(MAIL, { ...LETTERHEAD, choicesUrl: 'https://kotohogi.example/mails?token=1' });
    expect(text).toBe(
      [
        '山本 <直樹> 様',
        'ありがとうございます。',
        '当日をお楽しみに。',
        '挙式: 2026年12月24日（木）13:00（日本時間）\n    2026年12月24日（木）05:00（お住まいの地域の時刻）\n会場: 松籟亭',
        '▶ 画面を開く\nhttps://kotohogi.example/enter?token=1&callback=2',
        '12月10日までに',
        '────────────\nお問い合わせ: 松籟亭 0467-22-1122 10:00–18:00',
        'お返事をくださった方へお送りしています。\nことほぎ',
        'このお知らせメールを停止する: https://kotohogi.example/mails?token=1\n',
      ].join('\n\n'),
    );
  });

  test('when it has little content, then there are no gaps', () => {
    const { button: _, deadline: __, ...little } = MAIL;
    expect(renderText({ ...little, facts: [] }, LETTERHEAD)).not.toContain('\n\n\n');
  });
});
