import DOMPurify from 'dompurify';

/** What a notice may be made of (decision 33): running text, its stress, lists and links. */
const TAGS = ['p', 'br', 'b', 'strong', 'em', 'a', 'ul', 'ol', 'li'];

/** Where a link of a notice may lead; any other address is taken off. */
const ADDRESSES = /^https:/i;

function createSanitiser(): (html: string) => string {
  // An instance of its own: the hook below is nobody else's.
  const purifier = DOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', node => {
    if (node.tagName !== 'A' || !node.hasAttribute('href')) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return html =>
    purifier.sanitize(html, {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: ['href'],
      ALLOWED_URI_REGEXP: ADDRESSES,
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
    });
}

/** Takes out of HTML whatever may not stand in a notice; the words of what is taken out stay, those of scripts do not. */
export const sanitise: (html: string) => string = createSanitiser();
