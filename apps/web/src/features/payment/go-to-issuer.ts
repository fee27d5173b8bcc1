import type { Challenge } from '@kotohogi/contract/payment';

/** Posts hidden fields to another site with a form. */
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

/** Navigates to the page of the card's issuer or of the wallet: by URL (3-D Secure 2) or by a hidden form. */
export function goToIssuer(challenge: Challenge): void {
  if ('url' in challenge) {
    location.assign(challenge.url);
    return;
  }
  const { action, ...fields } = challenge;
  postAway(action, fields);
}
