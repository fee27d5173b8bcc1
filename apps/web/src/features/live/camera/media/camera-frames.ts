/** Receives each frame of a camera and is responsible for closing it. */
export type OnFrame = (frame: VideoFrame) => void;

interface FrameProcessor {
  readonly readable: ReadableStream<VideoFrame>;
}
type FrameProcessorConstructor = new (init: { track: MediaStreamTrack }) => FrameProcessor;

/** MediaStreamTrackProcessor keeps running while the tab is hidden, but not every browser supports it here. */
function findProcessor(): FrameProcessorConstructor | null {
  const found: unknown = Reflect.get(globalThis, 'MediaStreamTrackProcessor');
  const isConstructor = (value: unknown): value is FrameProcessorConstructor => typeof value === 'function';
  return isConstructor(found) ? found : null;
}

/** A working camera delivers another frame within this time. */
const LAST_FRAME_MS = 200;

function readTrack(Processor: FrameProcessorConstructor, track: MediaStreamTrack, onFrame: OnFrame): () => void {
  // Reads a clone, so that stopping the reader leaves the preview running.
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
  // why: a broken track fires its own `ended` event, which the room handles.
  read().catch(() => undefined);
  // The last frame in flight must be closed too, so the track stays open until it arrives.
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

/** Passes every frame of a camera to the callback until the returned function is called. */
export function readFrames(stream: MediaStream, video: HTMLVideoElement, onFrame: OnFrame): () => void {
  const [track] = stream.getVideoTracks();
  const Processor = findProcessor();
  if (track === undefined) return () => undefined;
  return Processor === null ? watchVideo(video, onFrame) : readTrack(Processor, track, onFrame);
}
