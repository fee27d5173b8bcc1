import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { ProviderKey } from '@kotohogi/domain/live/types';
import type { BackupState } from '@kotohogi/domain/recording/backup';
import type { CaptionLanguage } from '@kotohogi/domain/recording/caption';
import type { Generated } from 'kysely';
import type { At, Json, OrDefault } from './columns.ts';

export interface ChapterTable {
  id: Generated<number>;
  wedding_id: WeddingId;
  program_at: At;
  title: string;
  title_en: OrDefault<string>;
  created_at: At;
}

export interface CaptionTable {
  wedding_id: WeddingId;
  language: CaptionLanguage;
  object_key: string;
  file_name: string;
  cue_count: number;
  end_ms: number;
  created_at: At;
}

export interface SongListTable {
  wedding_id: WeddingId;
  has_no_songs: boolean;
  songs: Json;
  version: number;
  updated_at: At;
}

export interface PosterTable {
  wedding_id: WeddingId;
  object_key: string;
  width: number;
  height: number;
  created_at: At;
}

export interface RecordingBackupTable {
  wedding_id: WeddingId;
  state: BackupState;
  size_bytes: number | null;
  sha256: string | null;
  updated_at: At;
}

export interface VideoUploadTable {
  upload_id: string;
  content_id: Generated<number>;
  wedding_id: WeddingId;
  platform: ProviderKey;
  object_key: string;
  file_name: string;
  size_bytes: number;
  last_modified_ms: number;
  chunk_count: number;
  state: 'uploading' | 'registered' | 'linked';
  created_at: At;
  updated_at: At;
}
