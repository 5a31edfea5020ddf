import { join } from 'node:path'
import { type NativeImage, nativeImage } from 'electron'

const folder = join(import.meta.dirname, '../../resources/icons/tray')

/** Black with alpha on a Mac, which colours it itself; brass elsewhere, readable on light and dark bars. */
export function trayIcon(waiting: boolean): NativeImage {
  const name = waiting ? 'waiting' : 'idle'
  if (process.platform !== 'darwin') return nativeImage.createFromPath(join(folder, `${name}.png`))
  const image = nativeImage.createFromPath(join(folder, `${name}Template.png`))
  image.setTemplateImage(true)
  return image
}

/** For the taskbar of Windows, which has no number of its own. */
export function overlayIcon(): NativeImage {
  return nativeImage.createFromPath(join(folder, 'overlay.png'))
}
