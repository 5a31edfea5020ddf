import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { tempFolder } from './hub.ts'

/** Only the superuser of a Linux may mount one. */
export const canMountDisks = process.platform === 'linux' && process.getuid?.() === 0 && tryMount()

function tryMount(): boolean {
  const path = '/tmp'
  // A bind of a folder onto itself tells the same, and changes nothing.
  return spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', path]).status === 0
}

/** A real file system of a few megabytes, which can be filled to the last byte and emptied again. */
export function mountSmallDisk(megabytes: number) {
  const path = tempFolder()
  const options = `size=${megabytes}m,mode=700`
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path])
  if (mounted.status !== 0) throw new Error(`no disk was mounted: ${mounted.stderr}`)
  onTestFinished(() => {
    spawnSync('umount', ['-l', path])
  })
  let fillers = 0
  return {
    path,
    fill: (): void => {
      const file = openSync(join(path, `filler-${fillers++}`), 'w')
      try {
        for (const block of [1024 * 1024, 4096, 1]) writeUntilFull(file, Buffer.alloc(block, 1))
      } finally {
        closeSync(file)
      }
    },
    empty: (): void => {
      for (; fillers > 0; fillers--) rmSync(join(path, `filler-${fillers - 1}`), { force: true })
    },
  }
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    while (writeSync(file, block) === block.length);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
