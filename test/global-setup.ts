import { buildOnce } from './helpers/desktop-build.ts'

/** The app as it is shipped, built before the first test: browser and desktop tests look at the same files. */
export async function setup(): Promise<void> {
  await buildOnce()
}
