import { statusEn } from '@kotohogi/contract/texts/status.en';
import type { ja } from './messages.ja.ts';

/** Texts of the shell, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  ...statusEn,
  'error.title.401': 'Please sign in',
  'error.title.403': 'Access is not allowed',
  'error.title.408': 'The process took too long',
  'error.title.other': 'An error occurred',
  'error.unexpected': 'The page could not be shown. If loading it again does not help, please try later.',
  'error.unauthenticated': 'To see this page, sign in and open it again.',
  'error.tooSlow': 'It may work in a moment: please try again.',
  'error.forbidden': 'This account cannot open this page. If you need it, please ask your administrator for the right.',
  'error.notFound': 'This page could not be found',
  'error.notFound.hint': 'The address may have changed, or the page is no longer public.',
  'error.home': 'Back to the top page',
  'error.areaHome': 'Back to the home page',
  'error.reload': 'Load again',
  'error.again': 'Try again',
  'error.details': 'Details (not shown in production)',
  'error.offline': 'You are offline. What you have typed is still here.',
  'leave.title': 'There are unsaved changes. Leave this page?',
  'leave.words': 'What you have typed will be lost.',
  'leave.confirm': 'Leave without saving',
  'stage.label': 'Trial environment',
  'stage.local': 'This is a trial environment: nothing is charged, and mails stay in the outbox.',
  'stage.outbox': 'Open the outbox',
  'time.japan': 'Japan time',
  'language.label': 'Language: {name}',
  'menu.open': 'Open the menu',
  'clock.japan': 'Time in Japan',
  'status.404': 'Page not found',
};
