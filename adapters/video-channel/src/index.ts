export { type ChannelOptions, createChannelProvider } from './channel-provider.ts';
