import type { Challenge } from '@kotohogi/contract/payment';

/** A form the browser posts elsewhere, with fields nobody sees. */
function postAway(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** Leaves for the page of the card's issuer or of the wallet: by an address (3-D Secure 2), or by a hidden form. */
export function goToIssuer(challenge: Challenge): void {
  if ('url' in challenge) {
    location.assign(challenge.url);
    return;
  }
  const { action, ...fields } = challenge;
  postAway(action, fields);
}
