export { Embed } from './embed.tsx';
export type { EmbedSource } from './frame-player.ts';
