/** A page with a camera but without the camera room: it sends to the origin for real, and its look does not matter. */
import { Broadcast, type Capture } from '../camera/camera-broadcast.ts';
import { openDevices } from '../camera/camera-devices.ts';
import { findPictureCodec } from '../camera/media/camera-picture-encoder.ts';
import { SoundTap } from '../camera/media/camera-sound.ts';
import { soundWays } from '../camera/media/camera-sound-ways.ts';

async function open(): Promise<Capture> {
  const stream = await openDevices({});
  if (!(stream instanceof MediaStream)) throw new Error(`no devices: ${stream}`);
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = stream;
  document.body.append(video);
  await video.play();
  return { stream, video, tap: await SoundTap.open(stream) };
}

/** Sends the camera to an address; leaves the broadcast and its capture on `window` for the test to inspect. */
async function send(url: string, key: string): Promise<void> {
  const pictureCodec = await findPictureCodec({ widthPx: 640, heightPx: 480 }, 2_500_000);
  if (pictureCodec === null) throw new Error('this browser cannot encode H.264');
  const capture = await open();
  const broadcast = await Broadcast.start({ url, key, pictureCodec, soundWays }, capture);
  Object.assign(window, { broadcast, capture });
}

Object.assign(window, { send });
