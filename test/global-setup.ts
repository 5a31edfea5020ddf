import { build } from 'electron-vite'

/** The app as it is shipped, built once: browser and desktop tests look at the same files. */
export async function setup(): Promise<void> {
  await build({ root: process.cwd(), logLevel: 'error' })
}
