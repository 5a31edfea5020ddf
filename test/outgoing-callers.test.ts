import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Leaving } from '#renderer/features/settings/what-leaves.ts'

/** Under which line of "What leaves this PC" it is told; or why nothing leaves by it. */
type Told = Leaving['kind'] | 'on request' | 'this PC alone' | 'used by those above'

/**
 * Every file that opens connections by itself, or sends by what does. Whoever adds one says here where the merchant reads of it, and
 * adds a line to src-renderer/features/settings/what-leaves.ts if there is none.
 */
const callers: Readonly<Record<string, readonly Told[]>> = {
  'src-main/admin/local-client.ts': ['this PC alone'],
  'src-main/features/connections/checks.ts': ['connection'],
  'src-main/features/demo/visitors/visitor.ts': ['this PC alone'],
  'src-main/features/imports/upload/send.ts': ['connection'],
  'src-main/features/imports/web/download.ts': ['web_import', 'on request'],
  'src-main/features/language-model/model/guarded-fetch.ts': ['phrasing'],
  'src-main/features/playground/service.ts': ['connection', 'this PC alone'],
  'src-main/features/webhooks/send/send.ts': ['webhook', 'mirror', 'forward', 'by_hand'],
  'src-main/features/website/check/reach.ts': ['public', 'on request'],
  'src-main/features/website/check/step.ts': ['public', 'on request'],
  'src-main/lib/http-exchange.ts': ['used by those above'],
  'src-main/lib/network.ts': ['names'],
  'src-main/lib/outgoing/certificate.ts': ['used by those above'],
  'src-main/lib/outgoing/connect.ts': ['used by those above'],
  'src-main/lib/outgoing/dispatch.ts': ['used by those above'],
  'src-main/lib/outgoing/lookup.ts': ['names'],
  'src-main/lib/outgoing/outgoing.ts': ['used by those above'],
  'src-main/shell/updates.ts': ['updates', 'on request'],
}

/** What opens connections: Node's and Electron's own, undici, the updater, and our two ways built on them. */
const opens = [
  /from 'undici'/,
  /import \{[^}]*\b(?:request|get)\b[^}]*\} from 'node:https?'/,
  /import \{[^}]*\b(?:connect|createConnection|Socket|TLSSocket)\b[^}]*\} from 'node:(?:net|tls)'/,
  /from 'node:(?:dns|dgram|http2)/,
  /'electron-updater'/,
  /(?<![\w.])fetch\(/,
  /\bnet\.(?:fetch|request)\(/,
  /import \{[^}]*\bexchange\b[^}]*\} from '#main\/lib\/http-exchange/,
  /\boutgoing\.(?:lookup|certificate|request|post)\(/,
]

it('is known of everything that may leave this PC where the merchant reads of it', () => {
  const found = globSync('src-main/**/*.ts')
    .filter((path) => {
      const text = readFileSync(path, 'utf8')
      return opens.some((one) => one.test(text))
    })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
  expect(found).toEqual(Object.keys(callers).sort())
})
