import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { type Notification, NotificationDialog } from './index.ts';
import { sanitise } from './sanitise.ts';
import { plainText } from './use-sanitiser.ts';

afterEach(() => page.viewport(1024, 900));

const notice = (rest: Partial<Notification>): Notification => ({
  id: '1',
  level: 'warn',
  title: '開始が遅れています',
  date: '2026年11月21日(土) 13:05',
  html: '<p>もうしばらくお待ちください</p>',
  ...rest,
});

test('each notice has a date, a title and an HTML body, and is colored by its level', async () => {
  const levels = ['info', 'success', 'warn', 'error'] as const;
  const notifications = levels.map(level =>
    notice({ id: level, level, title: `${level}のお知らせ`, html: '<p>開場は<strong>12:30</strong>です</p>' }),
  );
  await show(<NotificationDialog isOpen onClose={() => {}} notifications={notifications} />);
  const dialog = page.getByRole('dialog', { name: 'お知らせ' });
  await expect.poll(() => dialog.element().querySelectorAll('strong').length).toBe(4);
  const items = [...dialog.element().querySelectorAll('li')];
  expect(items.map(item => item.querySelector('h3')?.textContent)).toEqual(levels.map(level => `${level}のお知らせ`));
  for (const item of items) expect(item.textContent).toContain('2026年11月21日(土) 13:05');
  const cards = items.flatMap(item => item.firstElementChild ?? []);
  expect(new Set(cards.map(card => getComputedStyle(card).backgroundColor)).size).toBe(4);
  await expectNoAxeFindings();
});

test('the dialog is at most 640 px wide and fills a phone', async () => {
  await show(<NotificationDialog isOpen onClose={() => {}} notifications={[notice({})]} />);
  expect(page.getByRole('dialog').element().getBoundingClientRect().width).toBe(640);
  await page.viewport(375, 800);
  await expect.poll(() => page.getByRole('dialog').element().getBoundingClientRect().width).toBe(375);
});

test('お知らせを閉じる closes it', async () => {
  const onClose = vi.fn();
  await show(<NotificationDialog isOpen onClose={onClose} notifications={[notice({})]} />);
  await page.getByRole('button', { name: 'お知らせを閉じる' }).click();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('it closes when the list becomes empty', async () => {
  const onClose = vi.fn();
  await show(<NotificationDialog isOpen onClose={onClose} notifications={[notice({})]} />);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await show(<NotificationDialog isOpen onClose={onClose} notifications={[]} />);
  expect(onClose).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a malicious notice has no effect, before or after the sanitizer has loaded', async () => {
  const html = '<p>お待ち<img src=x onerror="window.bitten=1">ください</p><script>window.bitten=1</script>';
  await show(<NotificationDialog isOpen onClose={() => {}} notifications={[notice({ html })]} />);
  const dialog = page.getByRole('dialog');
  expect(dialog.element().textContent).toContain('お待ちください');
  await expect.poll(() => dialog.element().querySelector('li p:not([class])')?.textContent).toBe('お待ちください');
  expect(dialog.element().querySelector('img, script')).toBeNull();
  expect(Reflect.get(window, 'bitten')).toBeUndefined();
});

test('text, emphasis and lists stay', () => {
  const html =
    '<p><b>駐車場</b></p><ul><li>東<em>口</em></li></ul><ol><li>西口</li></ol><p>一行<br>二行 <strong>終</strong></p>';
  expect(sanitise(html)).toBe(html);
});

test('a link opens in a new tab without opener or referrer', () => {
  const box = document.createElement('div');
  box.innerHTML = sanitise('<a href="https://example.com/a?b=1" target="_self" rel="opener">こちら</a>');
  const link = box.querySelector('a');
  expect(link?.getAttribute('href')).toBe('https://example.com/a?b=1');
  expect(link?.target).toBe('_blank');
  expect(link?.rel).toBe('noopener noreferrer');
});

test.each([
  ['a script', '<script>alert(1)</script>', ''],
  ['a handler', '<p onclick="alert(1)" onmouseover=alert(1)>字</p>', '<p>字</p>'],
  ['a picture', '<img src=x onerror=alert(1)>', ''],
  ['a javascript: address', '<a href="javascript:alert(1)">字</a>', '<a>字</a>'],
  ['the same, disguised', '<a href=" jAva\tscript&#58;alert(1)">字</a>', '<a>字</a>'],
  ['a data: address', '<a href="data:text/html,<script>alert(1)</script>">字</a>', '<a>字</a>'],
  ['an address of this site', '<a href="/manage/logout">字</a>', '<a>字</a>'],
  ['an address without a lock', '<a href="http://example.com">字</a>', '<a>字</a>'],
  ['an address of another kind', '<a href="mailto:info@example.com">字</a>', '<a>字</a>'],
  ['a heading', '<h1>字</h1>', '字'],
  ['a drawing', '<svg onload=alert(1)><a href="javascript:alert(1)"><text>字</text></a></svg>', ''],
  ['a style', '<style>body{display:none}</style><p style="position:fixed;inset:0">字</p>', '<p>字</p>'],
  ['a form', '<form action="https://evil.example"><input name=password><button>送信</button></form>', '送信'],
  ['a frame', '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>', ''],
  ['a class and an id', '<p class="kit" id="content" data-kit-sticky>字</p>', '<p>字</p>'],
  ['nested tricks', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
])('%s is taken out', (_, html, left) => {
  expect(sanitise(html)).toBe(left);
});

test('the plain text leaves out scripts and styles', () => {
  expect(plainText('<p>一</p><script>二</script><style>三</style><p onclick="x">四</p>')).toBe('一四');
});
