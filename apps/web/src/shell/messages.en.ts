import type { ja } from './messages.ja.ts';

/** Texts of the shell, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'connection.reconnecting': 'Reconnecting to the server',
  'connection.connecting': 'Connecting to the server',
  'connection.connected': 'Connected to the server',
  'connection.disconnected': 'Disconnected from the server',
  'connection.failed': 'Could not connect to the server',
  'error.title.401': 'Please sign in',
  'error.title.403': 'Access is not allowed',
  'error.title.408': 'The process took too long',
  'error.title.other': 'An error occurred',
  'error.notFound': 'This page could not be found',
  'error.notFound.hint': 'The address may have changed, or the page is no longer public.',
  'error.home': 'Back to the top page',
  'error.reload': 'Load again',
  'error.again': 'Try again',
  'error.details': 'Details (not shown in production)',
  'error.offline': 'You are offline. What you have typed is still here.',
  'language.label': 'Language',
  'stage.local': 'This is a trial environment: nothing is charged, and mails stay in the outbox.',
  'stage.outbox': 'Open the outbox',
  'menu.open': 'Open the menu',
  signOut: 'Sign out',
  'clock.japan': 'Time in Japan',
};
