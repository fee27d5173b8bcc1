/** The languages of the kit. */
export type KitLocale = 'ja' | 'en-US';

/** Texts of fields and forms. */
export interface FormMessages {
  readonly required: string;
  readonly optional: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  /** Announced when a text exceeds its limit. */
  readonly charactersOver: (over: number) => string;
  readonly charactersOf: (count: number, max: number) => string;
  readonly lookUpAddress: string;
  readonly lookingUpAddress: string;
  readonly addressNotFound: string;
  readonly postalCodeIncomplete: string;
  readonly choose: string;
  /** Shown for an empty field in view mode. */
  readonly notGiven: string;
  readonly yes: string;
  readonly no: string;
  /** Shown for a group with invalid fields. */
  readonly groupHasDefects: string;
  readonly date: string;
  readonly time: string;
  readonly openCalendar: string;
  readonly calendar: string;
  readonly formHasDefects: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly cardNumber: string;
  readonly cardExpiry: string;
  readonly cardSecurityCode: string;
  readonly cardHolder: string;
  readonly cardBrands: string;
}

/** Texts of the calendar; the browser formats the dates. */
export interface CalendarMessages {
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly previousYear: string;
  readonly nextYear: string;
  readonly chooseMonth: string;
  readonly chooseYear: string;
  readonly today: string;
  readonly selected: string;
}

/** Texts of sortable lists. */
export interface SortMessages {
  readonly moveUp: (item: string) => string;
  readonly moveDown: (item: string) => string;
  readonly removeItem: (item: string) => string;
  readonly addItem: string;
  readonly movedTo: (item: string, position: number) => string;
  readonly removed: (item: string) => string;
}

/** Texts of the image uploader. */
export interface ImageMessages {
  readonly choose: string;
  readonly replace: string;
  readonly remove: string;
  readonly creating: string;
  readonly wrongType: string;
  readonly tooLarge: string;
  readonly tooMany: string;
  readonly unreadable: string;
  readonly notLoaded: string;
}

/** Texts of the file drop zone. */
export interface FileMessages {
  readonly choose: string;
  readonly chooseOne: string;
  readonly orDrop: string;
  readonly dropNow: string;
  readonly reading: string;
  readonly maxSize: (size: string) => string;
  readonly maxFiles: (count: number) => string;
  readonly files: string;
  readonly taken: (count: number) => string;
  /** Why a file is rejected (docs/product/upload.md#choosing-files). */
  readonly refusals: Readonly<Record<'wrongType' | 'tooLarge' | 'tooMany' | 'unreadable', string>>;
  readonly refused: (name: string, reason: string) => string;
}

/** Texts of the password meter. */
export interface StrengthMessages {
  readonly label: string;
  readonly steps: Readonly<Record<1 | 2 | 3 | 4, string>>;
  /** What would make the password stronger. */
  readonly advice: string;
  readonly spoken: (step: string) => string;
}

/** Texts of a list of times. */
export interface TimeListMessages {
  /** The name of an entry; `position` is 1-based. */
  readonly entry: (position: number) => string;
  readonly add: string;
  /** Why no entry can be added. */
  readonly fillFirst: string;
}

/** Texts of tables and paging. */
export interface ListMessages {
  readonly empty: string;
  readonly pageInfo: (total: number, first: number, last: number) => string;
  readonly pages: string;
  readonly page: (page: number) => string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly rowsPerPage: string;
  readonly rows: (count: number) => string;
  readonly sortBy: string;
  readonly ascending: string;
  readonly descending: string;
  readonly loading: string;
  readonly loadFailed: string;
  readonly retry: string;
  readonly selectRow: (key: string) => string;
  readonly selectAll: string;
  readonly selectHint: string;
  readonly selected: (count: number) => string;
  readonly clearSelection: string;
  readonly rowActions: string;
  readonly deleteRow: (key: string) => string;
  readonly askDelete: (key: string) => string;
  readonly delete: string;
  readonly deleting: string;
  readonly deleted: (key: string) => string;
  readonly filters: string;
  readonly openFilters: string;
  readonly closeFilters: string;
  readonly search: string;
  readonly all: string;
  readonly clearFilters: string;
  readonly rangeStart: (what: string) => string;
  readonly rangeEnd: (what: string) => string;
  readonly since: string;
  readonly until: string;
  readonly range: (from: string, to: string) => string;
  readonly wrongDate: string;
}

/** Texts of dialogs, notices and the frame of a page. */
export interface FrameMessages {
  readonly busy: string;
  readonly close: string;
  readonly back: string;
  readonly cancel: string;
  readonly notices: string;
  readonly closeNotices: string;
  readonly language: string;
  readonly dismiss: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly connectionConnecting: string;
  readonly connectionConnected: string;
  readonly connectionReconnecting: string;
  readonly connectionDisconnected: string;
  readonly connectionFailed: string;
  readonly skipToContent: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly menu: string;
  readonly breadcrumbs: string;
  readonly opensElsewhere: string;
  readonly removeCondition: (name: string) => string;
  readonly save: string;
  readonly saving: string;
  readonly edit: string;
  /** Name of the bar with キャンセル and 保存する. */
  readonly editing: string;
  readonly createWithThis: string;
  readonly creating: string;
  readonly unsavedChanges: (count: number) => string;
  readonly currentStep: string;
  readonly doneStep: string;
  readonly notificationLevels: Readonly<Record<'success' | 'info' | 'warn' | 'error', string>>;
}

/** All of the kit's own texts. */
export interface KitMessages {
  readonly form: FormMessages;
  readonly calendar: CalendarMessages;
  readonly sort: SortMessages;
  readonly image: ImageMessages;
  readonly files: FileMessages;
  readonly strength: StrengthMessages;
  readonly times: TimeListMessages;
  readonly list: ListMessages;
  readonly frame: FrameMessages;
}

const loaded = new Map<KitLocale, KitMessages>();

/**
 * Loads the kit's texts of one language, before a `KitProvider` of that language renders. The other language is not
 * loaded.
 */
export async function loadKitMessages(locale: KitLocale): Promise<void> {
  loaded.set(locale, locale === 'ja' ? (await import('./messages.ja.ts')).ja : (await import('./messages.en.ts')).en);
}

/** The kit's texts in a loaded language. */
export function kitMessages(locale: KitLocale): KitMessages {
  const messages = loaded.get(locale);
  if (messages === undefined) throw new Error(`the kit's texts in ${locale} are not loaded`);
  return messages;
}
