export { createVimeoLookups } from './lookups.ts';
export { createVimeoUploads } from './uploads.ts';
export { createVimeoProvider, type VimeoOptions } from './vimeo-provider.ts';
export { createVimeoWebhook } from './webhook.ts';
