/** What all providers of hosted live video share: slots behind their API, polling, and films uploaded in parts. */
export { createHostedProvider, type HostedOptions } from './hosted-provider.ts';
export type {
  HostedClip,
  HostedFile,
  HostedService,
  HostedSlot,
  SlotFacts,
  SlotNote,
  Upload,
} from './hosted-service.ts';
export { Ledger } from './ledger.ts';
export { asNote, NEW_NOTE } from './note.ts';
export { createServiceClient, type ServiceCall, type ServiceClient, ServiceRefusal } from './service-client.ts';
