import { statusEn } from '@kotohogi/contract/texts/status.en';
import type { ja } from './messages.ja.ts';

/** Texts of the shell, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  ...statusEn,
  'error.title.401': 'Please sign in',
  'error.title.403': 'Access is not allowed',
  'error.title.408': 'The process took too long',
  'error.title.other': 'An error occurred',
  'error.unexpected': 'The page could not be shown. If reloading does not help, please try again later.',
  'error.unauthenticated': 'Please sign in to see this page.',
  'error.tooSlow': 'Please try again in a moment.',
  'error.forbidden': 'This account cannot open this page. If you need access, please ask your administrator.',
  'error.notFound': 'This page could not be found',
  'error.notFound.hint': 'The address may have changed, or the page may no longer be available.',
  'error.home': 'Back to the start page',
  'error.areaHome': 'Back to home',
  'error.reload': 'Reload',
  'error.again': 'Try again',
  'error.details': 'Details (not shown in production)',
  'error.offline': 'You are offline. What you typed is still here.',
  'leave.title': 'There are unsaved changes. Leave this page?',
  'leave.words': 'What you typed will be lost.',
  'leave.confirm': 'Leave without saving',
  'stage.label': 'Trial environment',
  'stage.local': 'This is a trial environment: no one is charged, and emails stay in the outbox.',
  'stage.outbox': 'Open the outbox',
  'time.japan': 'Japan time',
  'language.label': 'Language: {name}',
  'menu.open': 'Open the menu',
  'clock.japan': 'Japan time',
  'status.404': 'Page not found',
};
