import { setFlagsFromString } from 'node:v8'

/**
 * V8 lets the room for short-lived objects grow to 128 MB on a large machine and never gives it back; what it has when the hub
 * starts is enough for it. This is the one setting of it that still works in a running process.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}
