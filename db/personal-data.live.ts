import type { ColumnClass } from './personal-data.types.ts';
import type { Tables } from './tables.ts';

/** How an erasure treats the columns of streams and recordings. */
export const LIVE_DATA = {
  live_slot: [
    { treatment: 'wedding', columns: 'ingest main_key_sealed spare_key_sealed stop_reason recording_parts mp4_key' },
    {
      treatment: 'none',
      columns: 'wedding_id provider ref state delayed shortcut_at intermission_at opened_at published_at',
    },
    { treatment: 'none', columns: 'frames_lost_at closed_at archived_at duration_ms size_bytes mp4_percent version' },
    { treatment: 'none', columns: 'unreachable_since created_at updated_at' },
  ],
  live_device: [
    { treatment: 'guest', columns: 'session_hash' },
    { treatment: 'none', columns: 'attendant_id seen_at' },
  ],
  live_alarm: [{ treatment: 'none', columns: 'wedding_id kind mailed_at' }],
  live_event: [
    { treatment: 'wedding', columns: 'actor_name detail' },
    { treatment: 'none', columns: 'id wedding_id at kind' },
  ],
  chapter: [
    { treatment: 'wedding', columns: 'title title_en' },
    { treatment: 'none', columns: 'id wedding_id program_at created_at' },
  ],
  song_list: [{ treatment: 'none', columns: 'wedding_id has_no_songs songs version updated_at' }],
  caption: [
    { treatment: 'wedding', columns: 'object_key file_name' },
    { treatment: 'none', columns: 'wedding_id language cue_count end_ms created_at' },
  ],
  poster: [
    { treatment: 'wedding', columns: 'object_key' },
    { treatment: 'none', columns: 'wedding_id width height created_at' },
  ],
  recording_backup: [
    { treatment: 'wedding', columns: 'sha256' },
    { treatment: 'none', columns: 'wedding_id state size_bytes updated_at' },
  ],
  video_upload: [
    { treatment: 'wedding', columns: 'object_key file_name' },
    {
      treatment: 'none',
      columns: 'upload_id content_id wedding_id platform size_bytes last_modified_ms chunk_count state',
    },
    { treatment: 'none', columns: 'created_at updated_at' },
  ],
} satisfies Partial<Record<keyof Tables, readonly ColumnClass[]>>;
