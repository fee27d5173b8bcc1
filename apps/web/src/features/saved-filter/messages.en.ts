import type { ja } from './messages.ja.ts';

/** Texts of saved filters, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'savedFilter.list': 'Saved filters',
  'savedFilter.save': 'Save these filters',
  'savedFilter.name': 'Name',
  'savedFilter.name.hint': 'For example, “Not invited yet”. Filters with the same name are replaced.',
  'savedFilter.confirm': 'Save',
  'savedFilter.cancel': 'Cancel',
  'savedFilter.saved': 'Saved the filters “{name}”.',
  'savedFilter.menu': 'Actions for the filters “{name}”',
  'savedFilter.rename': 'Rename',
  'savedFilter.rename.title': 'Rename the filters “{name}”',
  'savedFilter.remove': 'Delete',
  'savedFilter.removed': 'Deleted the filters “{name}”.',
  'savedFilter.undo': 'Undo',
};
