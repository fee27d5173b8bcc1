import '@kotohogi/themes/classic-noble/fonts.css';
import '@kotohogi/themes/classic-noble/look.css';

/** Whole faces for names are among those every page loads. */
export const names = undefined;
