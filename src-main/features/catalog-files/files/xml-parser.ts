import { SaxesParser } from 'saxes'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import { createXmlRepair } from './xml-repair.ts'

export type XmlEvents = {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly text: (text: string) => void
  readonly close: (name: string) => void
}

type XmlReader = {
  readonly push: (text: string) => void
  /** Ends the document; what is not closed by then was cut off. */
  readonly end: () => void
  readonly repaired: () => number
}

/** No shop nests deeper; without a bound a hostile file could take any amount of memory. */
const maxDepth = 64
/** Yandex feeds begin with this one by custom. It names no entity and is never fetched. */
const harmlessDoctype = /^\s*yml_catalog\s+SYSTEM\s+(["'])shops\.dtd\1\s*$/
/** What is wrong in how a text is written, not in how the file is built: read on. */
const bearable =
  /entity|disallowed character\.|"\]\]>"|processing instruction|XML declaration|malformed comment|whitespace between attributes/i

/** XML piece by piece. No DOCTYPE, so no entity but the five of XML and numbers: nothing is ever expanded or fetched. */
export function createXmlReader(events: XmlEvents, path: string): XmlReader {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const repair = createXmlRepair()
  let depth = 0
  let faults = 0

  parser.on('doctype', (text) => {
    if (harmlessDoctype.test(text)) return
    throw faultProblem('invalid_request', fault('xml_doctype', { path }))
  })
  parser.on('error', (error) => {
    if (bearable.test(error.message)) {
      faults++
      return
    }
    const detail = error.message.replace(/\.$/, '')
    throw faultProblem('invalid_request', fault('xml_invalid', { path, detail }))
  })
  parser.on('opentag', (tag) => {
    if (++depth > maxDepth)
      throw faultProblem('invalid_request', fault('xml_too_deep', { path, max: maxDepth }))
    events.open(tag.name, tag.attributes as Record<string, string>)
  })
  parser.on('text', events.text)
  parser.on('cdata', events.text)
  parser.on('closetag', (tag) => {
    depth--
    events.close(tag.name)
  })

  return {
    push: (text) => {
      parser.write(repair.take(text, false))
    },
    end: () => {
      parser.write(repair.take('', true))
      parser.close()
    },
    repaired: () => faults + repair.repaired(),
  }
}
