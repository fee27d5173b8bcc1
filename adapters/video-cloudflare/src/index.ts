export { type CloudflareOptions, createCloudflareProvider } from './cloudflare-provider.ts';
export { createCloudflareWebhook } from './webhook.ts';
