import { readFile, statfs } from 'node:fs/promises';
import { sep } from 'node:path';

/**
 * Linux `statfs` magic numbers of network file systems (linux/magic.h, statfs(2)): their fsync and locks guarantee
 * less.
 */
const NETWORK_MAGIC: ReadonlyMap<number, string> = new Map([
  [0x6969, 'nfs'],
  [0x517b, 'smb'],
  [0xfe534d42, 'smb2'],
  [0xff534d42, 'cifs'],
  [0x00c36400, 'ceph'],
  [0x0bd00bd0, 'lustre'],
  [0x5346414f, 'afs'],
  [0x6b414653, 'kafs'],
  [0x73757245, 'coda'],
  [0x19830326, 'beegfs'],
]);

const FUSE_MAGIC = 0x65735546;

/** FUSE has one magic for local and remote alike (fuse-overlayfs holds whole containers), so its subtype decides. */
const NETWORK_FUSE =
  /^fuse\.(sshfs|s3fs|gcsfuse|rclone|glusterfs|goofys|mount-s3|blobfuse2?|davfs|curlftpfs|juicefs|ceph|cephfs|smbnetfs)/;

/** The network file system of a `statfs` type, undefined for a local one. `fuseType` is the type in the mount table. */
export function networkFileSystem(magic: number, fuseType: string | undefined): string | undefined {
  // statfs reports a signed 32-bit number on some machines
  const unsigned = magic >>> 0;
  if (unsigned === FUSE_MAGIC) return fuseType !== undefined && NETWORK_FUSE.test(fuseType) ? fuseType : undefined;
  return NETWORK_MAGIC.get(unsigned);
}

const plainPath = (field: string): string =>
  field.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));

/** The type of the file system that contains a path, from the text of /proc/self/mountinfo (proc(5)). */
export function mountTypeOf(path: string, mountInfo: string): string | undefined {
  let found = { length: -1, type: undefined as string | undefined };
  for (const line of mountInfo.split('\n')) {
    const [before = '', after = ''] = line.split(' - ');
    const point = plainPath(before.split(' ')[4] ?? '');
    const holds = point === sep || path === point || path.startsWith(point + sep);
    // `>=`: of two mounts on one point the later one is on top
    if (point && holds && point.length >= found.length) found = { length: point.length, type: after.split(' ')[0] };
  }
  return found.type;
}

/** Reads the `statfs` type of an existing directory; injectable, because a test cannot mount a network file system. */
export type ReadFileSystemType = (path: string) => Promise<number>;

const readType: ReadFileSystemType = async path => (await statfs(path)).type;

/**
 * Throws for a directory on a network file system: PostgreSQL loses acknowledged data where fsync or locks are
 * unreliable.
 */
export async function refuseNetworkFileSystem(directory: string, read: ReadFileSystemType = readType): Promise<void> {
  if (process.platform !== 'linux') return;
  const name = networkFileSystem(
    await read(directory),
    mountTypeOf(directory, await readFile('/proc/self/mountinfo', 'utf8')),
  );
  if (!name) return;
  throw new Error(
    `The database directory ${directory} is on a network file system (${name}), where PostgreSQL cannot promise to keep ` +
      'what it acknowledged. Use a local disk, or set DATABASE_URL to a PostgreSQL server.',
  );
}
