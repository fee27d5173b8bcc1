/** Takes each picture of a camera; whoever takes it closes it. */
export type OnFrame = (frame: VideoFrame) => void;

interface FrameProcessor {
  readonly readable: ReadableStream<VideoFrame>;
}
type FrameProcessorConstructor = new (init: { track: MediaStreamTrack }) => FrameProcessor;

/** MediaStreamTrackProcessor goes on while the tab is hidden; not every browser has it here. */
function findProcessor(): FrameProcessorConstructor | null {
  const found: unknown = Reflect.get(globalThis, 'MediaStreamTrackProcessor');
  const isConstructor = (value: unknown): value is FrameProcessorConstructor => typeof value === 'function';
  return isConstructor(found) ? found : null;
}

/** A camera that delivers at all has sent another frame by then. */
const LAST_FRAME_MS = 200;

function readTrack(Processor: FrameProcessorConstructor, track: MediaStreamTrack, onFrame: OnFrame): () => void {
  // A clone of its own, so that ending the reading leaves the preview alone.
  const own = track.clone();
  const reader = new Processor({ track: own }).readable.getReader();
  let isOver = false;
  const read = async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (isOver) {
        value.close();
        break;
      }
      onFrame(value);
    }
    await reader.cancel();
  };
  // why: a track that breaks is told by its own `ended` event, which the room hears.
  read().catch(() => undefined);
  // The last frame is on its way and wants to be closed too: the track goes on until it is there.
  return () => {
    isOver = true;
    setTimeout(() => own.stop(), LAST_FRAME_MS);
  };
}

function watchVideo(video: HTMLVideoElement, onFrame: OnFrame): () => void {
  let handle = 0;
  const take = (nowMs: number) => {
    onFrame(new VideoFrame(video, { timestamp: Math.round(nowMs * 1_000) }));
    handle = video.requestVideoFrameCallback(take);
  };
  handle = video.requestVideoFrameCallback(take);
  return () => video.cancelVideoFrameCallback(handle);
}

/** Hands on every picture of a camera until the returned function is called. */
export function readFrames(stream: MediaStream, video: HTMLVideoElement, onFrame: OnFrame): () => void {
  const [track] = stream.getVideoTracks();
  const Processor = findProcessor();
  if (track === undefined) return () => undefined;
  return Processor === null ? watchVideo(video, onFrame) : readTrack(Processor, track, onFrame);
}
