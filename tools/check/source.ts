import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A problem found by a gate: where, and what to do about it. */
export interface Problem {
  readonly file: string;
  readonly text: string;
}

/** A checkout, as the gates read it. */
export interface Source {
  readonly root: string;
  /** Project files that match the patterns, committed or not; ignored files are left out. */
  readonly files: (...patterns: string[]) => readonly string[];
  readonly read: (file: string) => string;
  /** Names of the direct subfolders of a folder. */
  readonly folders: (folder: string) => readonly string[];
}

/** Opens the checkout at a folder. */
export function openSource(root: string): Source {
  return {
    root,
    files: (...patterns) =>
      execFileSync(
        'git',
        ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...patterns],
        {
          cwd: root,
          encoding: 'utf8',
          maxBuffer: 64 * 1_048_576,
        },
      )
        .split('\n')
        .filter(file => file !== '' && existsSync(path.join(root, file))),
    read: file => readFileSync(path.join(root, file), 'utf8'),
    folders: folder =>
      readdirSync(path.join(root, folder), { withFileTypes: true })
        .filter(entry => entry.isDirectory())
        .map(entry => entry.name)
        .sort(),
  };
}
