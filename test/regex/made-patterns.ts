import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * Run by itself: prints the patterns that are put together while the hub runs, with what it was told, as JSON. Most are made
 * of the words of a language when a message of it comes for the first time.
 */
const made = new Map<string, { readonly source: string; readonly flags: string }>()
const Plain = RegExp
globalThis.RegExp = new Proxy(Plain, {
  construct(target, args: [string | RegExp, string?], newTarget) {
    const pattern: RegExp = Reflect.construct(target, args, newTarget)
    // Of parts of Node and of libraries, each looks after its own.
    if (/[\\/]src-(?:main|shared)[\\/]/.test(callerOf(new Error().stack)))
      made.set(String(pattern), { source: pattern.source, flags: pattern.flags })
    return pattern
  },
})

function callerOf(stack: string | undefined): string {
  return stack?.split('\n').find((line) => line.includes('file:') && !line.includes('made-patterns')) ?? ''
}

const { createHub } = await import('#main/hub.ts')
const { createLog } = await import('#main/lib/log.ts')
await import('#main/features/catalog-files/index.ts')
const dataPath = mkdtempSync(join(tmpdir(), 'shopbell-test-'))
const limits = { widgetPerSession: 1e9, widgetPerAddress: 1e9 }
const log = createLog({ level: 'silent' })
const hub = createHub({ dataPath, port: 0, limits, log, modelPath: 'no model' })
const { url } = await hub.start()
const { bot_id } = await hub.rpc('demo.load', {})
const messages = [
  'What do you have between 20 and 50 euros, and is the jacket waterproof? I am Ann, call me on +49 151 12345678',
  'Was habt ihr zwischen 20 und 50 Euro, und ist die Jacke wasserdicht? Ich heiße Anna, anna(at)example.com',
  "Qu'avez-vous entre 20 et 50 euros, et la veste est-elle imperméable ? Je m'appelle Anne",
  '¿Qué tienen entre 20 y 50 euros, y la chaqueta es impermeable? Me llamo Ana',
  'Cosa avete tra 20 e 50 euro, e la giacca è impermeabile? Mi chiamo Anna',
  'Wat hebben jullie tussen 20 en 50 euro, en is de jas waterdicht? Ik heet Anna',
  'O que vocês têm entre 20 e 50 euros, e a jaqueta é impermeável? Meu nome é Ana',
]
for (const [index, message] of messages.entries())
  for (const text of [message, 'yes', '1', 'when are you open?', 'the second one', 'red and blue, size M'])
    await fetch(`${url}/api/chat/${bot_id}/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: text, session_id: `visitor-of-patterns-${index}` }),
    })
await hub.stop()
rmSync(dataPath, { recursive: true, force: true })
process.stdout.write(JSON.stringify([...made.values()]), () => process.exit(0))
