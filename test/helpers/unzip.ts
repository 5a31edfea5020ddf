import { buffer } from 'node:stream/consumers'
import { fromBuffer } from 'yauzl'

/** The texts of a ZIP file by their names, read by another program than the one that wrote it. */
export function unzip(bytes: Buffer): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const texts: Record<string, string> = {}
      zip.once('end', () => resolve(texts))
      zip.once('error', reject)
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure)
          texts[entry.fileName] = (await buffer(stream)).toString()
          zip.readEntry()
        }),
      )
      zip.readEntry()
    })
  })
}
