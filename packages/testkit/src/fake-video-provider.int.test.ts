import { videoProviderConformance } from './conformance/video-provider-conformance.ts';
import { FakeVideoProvider } from './fake-video-provider.ts';
import { film } from './video-sandbox.ts';

videoProviderConformance('fake', async () => {
  const provider = new FakeVideoProvider();
  const isGone = (ref: string) => provider.slot(ref) === undefined;
  const isOver = async (ref: string) => isGone(ref) || (await provider.sync(ref)).isClosed;
  return {
    provider,
    signsAddresses: true,
    stampsTime: false,
    film: async kind => {
      const made = film(kind);
      if (kind === 'broken') provider.brokenFilms.add(made.videoId);
      return made;
    },
    startEncoder: async ref => {
      if (await isOver(ref)) return 'refused';
      provider.sendFrames(ref);
      return 'accepted';
    },
    stopEncoder: async ref => {
      if (!(await isOver(ref))) provider.report(ref, { frames: 'lost', lostSinceMs: Date.now() });
    },
    isConnected: async ref => !isGone(ref) && (await provider.sync(ref)).frames === 'flowing',
    sent: async () => undefined,
    makeFile: async ref => {
      const { recording } = await provider.sync(ref);
      provider.report(ref, { recording: { ...recording, filePercent: 100 } });
    },
    canPlay: async url => provider.canPlay(url),
    cut: async () => {
      provider.isReachable = false;
    },
    repair: async () => {
      provider.isReachable = true;
    },
  };
});
