import { setFlagsFromString } from 'node:v8'

/** Garbage of more than this share of what is in use is cleared away; V8 would wait for several times of it. */
const garbagePercent = 30

/**
 * V8 lets the room for short-lived objects grow to 128 MB on a large machine and never gives it back; what it has when the hub
 * starts is enough for it. These settings still work in a running process, and hold for all of it: a program that stays says so,
 * while one that makes a call and ends (or a test runner, whose own heap is large) would only collect garbage for nothing.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString(`--heap-growing-percent=${garbagePercent}`)
}
