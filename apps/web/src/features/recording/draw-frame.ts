import { posterSizeOf } from '@kotohogi/domain/recording/poster';

const JPEG_QUALITY = 0.88;

/** The current frame of a video as a JPEG; undefined if the browser does not provide it. */
export async function drawFrame(video: HTMLVideoElement): Promise<Blob | undefined> {
  if (video.videoWidth === 0) return undefined;
  const canvas = document.createElement('canvas');
  const { width, height } = posterSizeOf({ width: video.videoWidth, height: video.videoHeight });
  Object.assign(canvas, { width, height });
  try {
    canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
    return await new Promise(resolve => canvas.toBlob(blob => resolve(blob ?? undefined), 'image/jpeg', JPEG_QUALITY));
  } catch {
    // why: the video comes from a server that blocks reading its pixels; the caller reports the missing frame
    return undefined;
  }
}
