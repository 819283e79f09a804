import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync } from 'node:fs';

/** A disk in memory that can be made full or read-only. Needs root and the right to mount. */
export class SmallDisk {
  readonly folder: string;

  /** @throws Error when this machine cannot mount one */
  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    if (!mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder)) throw new Error('no mount');
  }

  /** Leaves so many bytes free. */
  leaveFree(bytes: number): void {
    const { blocks, bfree, bsize } = statfsSync(this.folder);
    this.#remount(`size=${(blocks - bfree) * bsize + bytes}`);
  }

  makeReadOnly(): void {
    this.#remount('ro');
  }

  dispose(): void {
    spawnSync('umount', [this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  #remount(option: string): void {
    if (!mount('-o', `remount,${option}`, this.folder)) throw new Error(`no remount: ${option}`);
  }
}

/** Says in one line why this machine has no such disk; undefined when it has. */
export function describeMissingDisk(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can mount a disk to fill';
  const probe = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']);
  return probe.status === 0 ? undefined : 'this machine cannot mount a disk to fill';
}

function mount(...options: string[]): boolean {
  return spawnSync('mount', options).status === 0;
}
