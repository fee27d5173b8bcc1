import DOMPurify from 'dompurify';

/** The tags allowed in a notice (docs/product/notification.md#content): running text, emphasis, lists and links. */
const TAGS = ['p', 'br', 'b', 'strong', 'em', 'a', 'ul', 'ol', 'li'];

/** Allowed link targets of a notice; any other address is removed. */
const ADDRESSES = /^https:/i;

function createSanitiser(): (html: string) => string {
  // A separate instance, so that the hook below affects nothing else.
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

/** Removes HTML that is not allowed in a notice; the text of removed tags stays, scripts are removed entirely. */
export const sanitise: (html: string) => string = createSanitiser();
