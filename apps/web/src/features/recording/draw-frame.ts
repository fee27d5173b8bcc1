import { posterSizeOf } from '@kotohogi/domain/recording/poster';

const JPEG_QUALITY = 0.88;

/** The frame a video shows at this moment, as a JPEG; undefined where the browser does not give it. */
export async function drawFrame(video: HTMLVideoElement): Promise<Blob | undefined> {
  if (video.videoWidth === 0) return undefined;
  const canvas = document.createElement('canvas');
  const { width, height } = posterSizeOf({ width: video.videoWidth, height: video.videoHeight });
  Object.assign(canvas, { width, height });
  try {
    canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
    return await new Promise(resolve => canvas.toBlob(blob => resolve(blob ?? undefined), 'image/jpeg', JPEG_QUALITY));
  } catch {
    // why: a picture of a server that does not let pages read it; whoever asked is told that it cannot be had
    return undefined;
  }
}
