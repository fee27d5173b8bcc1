import { randomBytes } from 'node:crypto';
import type { Fields } from '../wire/fields.ts';

const yenFormat = new Intl.NumberFormat('ja-JP', { style: 'currency', currency: 'JPY' });

/** A page and its content security policy. */
export interface Page {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and for quoted attributes. */
export function escapeHtml(text: string | number): string {
  return String(text).replace(/[&<>"']/g, char => ENTITIES[char] ?? char);
}

const STYLE = `
:root { color-scheme: light; --ink:#2d2a24; --soft:#6f695d; --line:#d9d3c4; --paper:#fffdf8; --ground:#f3efe4; --go:#2f6648; --stop:#9a1f36; --focus:#1f5fbf }
* { box-sizing: border-box }
body { margin:0; background:var(--ground); color:var(--ink); font:16px/1.7 'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP',system-ui,sans-serif }
main { max-width:30rem; margin:6vh auto; padding:0 16px }
main.wide { max-width:72rem; margin:24px auto }
.card { background:var(--paper); border:1px solid var(--line); border-radius:12px; padding:28px 24px }
.wide .card { margin-bottom:20px; overflow-x:auto }
h1 { font-size:1.3rem; line-height:1.45; margin:0 0 4px } h2 { font-size:1.05rem; margin:0 0 12px }
.en { color:var(--soft); font-size:.875rem; margin:0 }
.badge { display:inline-block; font-size:.75rem; border:1px solid #b98300; color:#7a5200; background:#fdf4de; border-radius:999px; padding:1px 12px; margin-bottom:14px }
dl { margin:20px 0; display:grid; grid-template-columns:auto 1fr; gap:8px 20px; border-block:1px solid var(--line); padding:16px 0 }
dt { color:var(--soft); font-size:.875rem; padding-top:2px } dd { margin:0; text-align:right; overflow-wrap:anywhere }
dd.amount { font-size:1.375rem; font-weight:600; font-feature-settings:'tnum' }
.actions { display:grid; gap:10px }
button { font:inherit; min-height:48px; border-radius:8px; border:1px solid var(--line); background:#fff; color:var(--ink); cursor:pointer; padding:6px 16px }
button small { display:block; line-height:1.2; opacity:.85 }
button.go { background:var(--go); border-color:var(--go); color:#fff; font-weight:600 } button.stop { color:var(--stop); border-color:currentColor }
:focus-visible { outline:3px solid var(--focus); outline-offset:2px }
table { border-collapse:collapse; width:100%; font-size:.8125rem } th,td { text-align:left; padding:6px 10px; border-bottom:1px solid var(--line); white-space:nowrap }
td.number { text-align:right; font-feature-settings:'tnum' } code { font-size:.8125rem }
form.row { display:flex; flex-wrap:wrap; gap:10px; align-items:end } label { display:grid; gap:2px; font-size:.8125rem; color:var(--soft) }
input,select { font:inherit; font-size:.9375rem; min-height:36px; padding:4px 8px; border:1px solid #8d8677; border-radius:6px; background:#fff; color:var(--ink) }
.wide button { min-height:36px }
`;

/** The frame of every page of the sandbox. `script` runs under a nonce; forms may be posted to any address. */
export function page(content: { title: string; body: string; script?: string; wide?: boolean }): Page {
  const { title, body, script = '', wide = false } = content;
  const nonce = randomBytes(12).toString('base64');
  const html = `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main${wide ? ' class="wide"' : ''}>${body}</main>${script === '' ? '' : `<script nonce="${nonce}">${script}</script>`}</body></html>`;
  const contentSecurityPolicy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action *; base-uri 'none'`;
  return { html, contentSecurityPolicy };
}

/** An amount in a guest's format. */
export function formatYen(yen: number): string {
  return yenFormat.format(yen);
}

/** The hidden fields of a form. */
export function hiddenInputs(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, value = '']) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
}

/** A page that posts fields to another site automatically; without scripts it shows a button. */
export function autoPostPage(url: string, fields: Readonly<Record<string, string>>): Page {
  return page({
    title: 'お店に戻ります',
    body: `<div class="card"><h1>お店に戻ります</h1><p class="en">Returning to the shop…</p>
<form method="post" action="${escapeHtml(url)}">${hiddenInputs(fields)}<noscript><button class="go">戻る<small>Continue</small></button></noscript></form></div>`,
    script: 'document.forms[0].submit()',
  });
}
