import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanNotice, noticeOfTyped, noticeText } from './markup.ts';

const link = (href: string, words: string) =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer">${words}</a>`;

/** Only the nine tags, closed in order, and escaped text. */
const CLEAN =
  /^(?:[^<>"'&]|&#\d+;|<br>|<\/?(?:p|b|strong|em|ul|ol|li)>|<a href="https:\/\/[^<>"'\s]+" target="_blank" rel="noopener noreferrer">|<\/a>)*$/i;

describe('given the body of a notice', () => {
  test('then paragraphs, breaks, emphasis, lists and https links stay', () => {
    const html = '<p>一<br>二 <b>三</b><strong>四</strong><em>五</em></p><ul><li>六</li></ul><ol><li>七</li></ol>';
    expect(cleanNotice(html)).toBe(html);
    expect(cleanNotice('<A HREF="https://example.com/a?b=1&amp;c=2#d" onclick=x>字</A>')).toBe(
      link('https://example.com/a?b=1&#38;c=2#d', '字'),
    );
  });

  test.each([
    ['a script', '<script>alert(1)</script>字', '字'],
    ['a script that never ends', '字<script>alert(1)', '字'],
    ['a handler', '<p onclick="alert(1)">字</p>', '<p>字</p>'],
    ['a tag with a ">" in it', '<p title="a>b">字</p>', '<p>字</p>'],
    ['a picture', '<img src=x onerror=alert(1)>', ''],
    ['an address of code', '<a href="javascript:alert(1)">字</a>', '字'],
    ['the same, disguised', '<a href=" jAva&#9;script&#58;alert(1)">字</a>', '字'],
    ['http', '<a href="http://example.com">字</a>', '字'],
    ['a name before the host', '<a href="https://bank.example@evil.example/">字</a>', '字'],
    ['an address of this site', '<a href="/manage">字</a>', '字'],
    ['another attribute that ends in href', '<a data-href="https://example.com">字</a>', '字'],
    ['a drawing', '<svg onload=alert(1)><p>字</p></svg>', ''],
    ['a style', '<style>p{}</style><p style="position:fixed">字</p>', '<p>字</p>'],
    ['a form', '<form action="https://evil.example"><input><button>送信</button></form>', '送信'],
    ['a comment', 'A<!-- <p>x</p> -->B<!doctype html><?x?>', 'AB'],
    ['a tag of another name', '<pre>字</pre><bdo>字</bdo>', '字字'],
    ['a lone bracket', '3 < 5 > 4 & "字"', '3 &#60; 5 &#62; 4 &#38; &#34;字&#34;'],
    ['markup made of character references', '&lt;script&gt;x&lt;/script&gt;', '&#60;script&#62;x&#60;/script&#62;'],
  ])('%s is harmless', (_, html, left) => {
    expect(cleanNotice(html)).toBe(left);
  });

  test.each([
    ['a paragraph in a paragraph', '<p>一<p>二', '<p>一</p><p>二</p>'],
    ['tags crossed', '<b>一<em>二</b>三</em>', '<b>一<em>二</em></b>三'],
    ['entries left open', '<ul><li>一<li>二</ul>三', '<ul><li>一</li><li>二</li></ul>三'],
    [
      'a list in an entry',
      '<ul><li>一<ol><li>二</ol><li>三</ul>',
      '<ul><li>一<ol><li>二</li></ol></li><li>三</li></ul>',
    ],
    ['an entry without a list', '<li>一</li>', '一'],
    [
      'a link in a link',
      '<a href="https://a.example">一<a href="https://b.example">二</a></a>',
      link('https://a.example', '一二'),
    ],
    ['ends without beginnings', '</p></b>字</ul>', '字'],
  ])('%s is normalized', (_, html, ordered) => {
    expect(cleanNotice(html)).toBe(ordered);
  });

  test('for any input, only the nine tags come out, and cleaning again changes nothing', () => {
    const bits = fc.constantFrom(
      ...['<p>', '</p>', '<b>', '</b>', '<ul>', '<li>', '</ul>', '<a href="https://x.example/?a=1&b">', '</a>'],
      ...['<script>', '</script>', '<', '>', '"', "'", '&', '&lt;', '&#60;', '<!--', '-->', '<img onerror=x ', 'href='],
    );
    const bodies = fc.array(fc.oneof(bits, fc.string())).map(parts => parts.join(''));
    fc.assert(
      fc.property(bodies, body => {
        const clean = cleanNotice(body);
        expect(clean).toMatch(CLEAN);
        expect(cleanNotice(clean)).toBe(clean);
        for (const tag of ['p', 'b', 'ul', 'li', 'a']) {
          const count = (pattern: string) => clean.split(new RegExp(pattern)).length;
          expect(count(`<${tag}[ >]`)).toBe(count(`</${tag}>`));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('then its plain text has separate paragraphs, bullets before items, and addresses after links', () => {
    expect(
      noticeText(
        '<p>開式が<b>15分</b>遅れます。<br>お待ちください。</p><ul><li>一</li><li>二</li></ul><p><a href="https://example.com">案内</a></p>',
      ),
    ).toBe('開式が15分遅れます。\nお待ちください。\n\n・一\n・二\n\n案内 ( https://example.com )');
    expect(noticeText('<p> <br> </p><script>字</script>')).toBe('');
  });
});

describe('given a body typed by staff', () => {
  test('when it has no block tags, then line breaks become breaks and empty lines separate paragraphs', () => {
    expect(noticeOfTyped(' 一\r\n<b>二</b>\n\n三 ')).toBe('<p>一<br><b>二</b></p><p>三</p>');
  });

  test('when it has block tags, then it is unchanged', () => {
    expect(noticeOfTyped('<p>一</p>\n二')).toBe('<p>一</p>\n二');
    expect(noticeOfTyped('  ')).toBe('');
  });

  test('when any text is typed, then every word of it is readable', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ぁ-んa-z0-9 \n]{0,60}$/), typed => {
        const words = (text: string) => text.split(/\s+/).filter(Boolean);
        expect(words(noticeText(noticeOfTyped(typed)))).toEqual(words(typed));
      }),
    );
  });
});
