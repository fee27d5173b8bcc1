import { describe, expect, test } from 'vitest';
import { mountTypeOf, networkFileSystem } from './file-system.ts';

const MOUNTS = `22 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda1 rw
40 22 0:35 / /srv rw shared:2 - nfs4 server:/export rw
41 22 0:36 / /home/a\\040b/remote rw - fuse.sshfs user@host: rw
42 22 0:37 / /home/stacked rw - ext4 /dev/vdb rw
43 42 0:38 / /home/stacked rw - cifs //server/share rw
`;

describe('the file system of a database directory', () => {
  test.each([
    ['nfs', 0x6969],
    ['smb', 0x517b],
    ['smb2', 0xfe534d42],
    ['cifs', 0xff534d42],
    ['cifs', 0xff534d42 - 2 ** 32],
    ['ceph', 0x00c36400],
    ['lustre', 0x0bd00bd0],
  ])('recognizes %s as a network file system by its magic number', (name, magic) => {
    expect(networkFileSystem(magic, undefined)).toBe(name);
  });

  test.each([
    ['ext4', 0xef53],
    ['xfs', 0x58465342],
    ['btrfs', 0x9123683e],
    ['overlay', 0x794c7630],
    ['tmpfs', 0x01021994],
  ])('recognizes %s as local', (_, magic) => {
    expect(networkFileSystem(magic, undefined)).toBeUndefined();
  });

  test('given FUSE file systems, remote ones are refused and the one that holds rootless containers is not', () => {
    expect(networkFileSystem(0x65735546, 'fuse.sshfs')).toBe('fuse.sshfs');
    expect(networkFileSystem(0x65735546, 'fuse.rclone')).toBe('fuse.rclone');
    expect(networkFileSystem(0x65735546, 'fuse.fuse-overlayfs')).toBeUndefined();
    expect(networkFileSystem(0x65735546, 'fuseblk')).toBeUndefined();
    expect(networkFileSystem(0x65735546, undefined)).toBeUndefined();
  });

  test('the mount of a path is the longest prefix, and of two on one point the later', () => {
    expect(mountTypeOf('/var/lib/x', MOUNTS)).toBe('ext4');
    expect(mountTypeOf('/srv', MOUNTS)).toBe('nfs4');
    expect(mountTypeOf('/srvx', MOUNTS)).toBe('ext4');
    expect(mountTypeOf('/home/a b/remote/data', MOUNTS)).toBe('fuse.sshfs');
    expect(mountTypeOf('/home/stacked/x', MOUNTS)).toBe('cifs');
    expect(mountTypeOf('/x', '')).toBeUndefined();
  });
});
