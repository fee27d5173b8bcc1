import type { SlotSessions } from '@kotohogi/live-engine/control/control-client';
import type { SlotView } from '@kotohogi/live-engine/slot/slot-view';
import type { RecordingState, SlotReport, StreamHealth } from '@kotohogi/ports/video-provider';

function framesOf({ state }: SlotView): SlotReport['frames'] {
  switch (state) {
    case 'receiving':
      return 'flowing';
    case 'lost':
      return 'lost';
    case 'waiting':
    case 'closed':
    case 'archived':
    case 'failed':
    case 'revoked':
      return 'none';
  }
}

function healthOf({ health, source }: SlotView): StreamHealth {
  const kinds = ['main', 'spare'] as const;
  return {
    videoKbps: health.videoKbps,
    frameRate: health.frameRate,
    keyFrameDistanceMs: health.keyFrameDistanceMs,
    widthPx: health.widthPx,
    heightPx: health.heightPx,
    hasAudio: health.hasAudio,
    silentSinceMs: health.silentSinceMs,
    clockDriftMs: health.clockDriftMs,
    activeSource: source.active,
    connectedSources: kinds.filter(kind => source[kind]),
  };
}

function percentOf({ mp4 }: SlotView['recording']): number {
  switch (mp4.state) {
    case 'ready':
      return 100;
    case 'making':
      return Math.min(99, Math.floor(mp4.percent));
    case 'none':
    case 'failed':
      return 0;
  }
}

function recordingOf(view: SlotView, sessions: SlotSessions): RecordingState {
  const { recording } = view;
  return {
    isPlayable: recording.isPlayable,
    hasFailed: view.state === 'failed',
    isInterrupted: view.hasRecordingFailed && (view.state === 'receiving' || view.state === 'lost'),
    parts: sessions.archive.flatMap(({ stretches }) => stretches),
    durationMs: recording.durationMs,
    sizeBytes: recording.mp4.state === 'ready' ? recording.mp4.sizeBytes : recording.sizeBytes,
    filePercent: percentOf(recording),
  };
}

/** Converts the engine's view of a slot to the report that every provider returns. */
export function toReport(view: SlotView, sessions: SlotSessions): SlotReport {
  return {
    ref: view.ref,
    frames: framesOf(view),
    lostSinceMs: view.lostSinceMs,
    isClosed: ['closed', 'archived', 'failed', 'revoked'].includes(view.state),
    diskFreeBytes: view.diskFreeBytes,
    viewers: view.viewers,
    health: healthOf(view),
    lines: view.source.lines,
    recording: recordingOf(view, sessions),
  };
}
