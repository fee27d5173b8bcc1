import type { MediaConfig, TrackConfig } from '../bus/sample.ts';
import { ascii, box, fullBox, u32 } from './box.ts';
import { AUDIO_TRACK_ID, movieHeader, trackBox, VIDEO_TRACK_ID } from './track.ts';

const EMPTY_TABLES = [
  fullBox('stts', 0, u32(0)),
  fullBox('stsc', 0, u32(0)),
  fullBox('stsz', 0, u32(0, 0)),
  fullBox('stco', 0, u32(0)),
];

function fragmentedTrack(config: TrackConfig): Buffer {
  return trackBox({
    configs: [config],
    mediaDurationTicks: 0,
    movieDurationTicks: 0,
    edits: null,
    tables: EMPTY_TABLES,
  });
}

function trackExtends(config: TrackConfig): Buffer {
  return fullBox('trex', 0, u32(config.kind === 'video' ? VIDEO_TRACK_ID : AUDIO_TRACK_ID, 1, 0, 0, 0));
}

function writeInit(tracks: readonly TrackConfig[]): Buffer {
  const fileType = box('ftyp', ascii('iso6'), u32(0), ascii('iso6cmfcmp41'));
  const extend = box('mvex', ...tracks.map(trackExtends));
  return Buffer.concat([fileType, box('moov', movieHeader(0), ...tracks.map(fragmentedTrack), extend)]);
}

/** The init segment of the muxed rendition. */
export function writeMuxedInit(config: MediaConfig): Buffer {
  return writeInit(config.audio === null ? [config.video] : [config.video, config.audio]);
}

/** The init segment of the audio-only rendition. */
export function writeAudioInit(config: MediaConfig): Buffer | null {
  return config.audio === null ? null : writeInit([config.audio]);
}
