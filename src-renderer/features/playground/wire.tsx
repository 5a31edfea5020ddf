import { useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { CodeView } from '#renderer/ui/code.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { JsonTree } from '#renderer/ui/json-tree.tsx'
import { Tabs } from '#renderer/ui/tabs.tsx'
import type { TesterTurn } from '#shared/schemas/tester.ts'
import { type SnippetKind, snippetKinds, snippetOf, withCredential } from './snippets.ts'

type WireProps = { readonly turn: TesterTurn; readonly sessionId: string }

const snippetNames: Readonly<Record<SnippetKind, string>> = {
  curl: 'curl',
  fetch: 'fetch',
  php: 'PHP',
  python: 'Python',
}

/** What went over the wire, and the same call for a program of one's own. */
export function Wire({ turn, sessionId }: WireProps) {
  const t = useT()
  const { request, response } = turn.exchange
  /** Shown with the key masked; copied with the real one. */
  const real = (kind: SnippetKind) => async () => {
    const credential = await rpc('tester.credential', { tester_session_id: sessionId })
    return snippetOf(kind, withCredential(request, credential))
  }
  return (
    <Fold title={t('tester.wire')}>
      <Tabs
        label={t('tester.wire')}
        tabs={[
          {
            id: 'response',
            label: t('tester.response'),
            content: response ? (
              <div className="flex flex-col gap-3">
                <CodeView
                  label={t('tester.response_head')}
                  text={[String(response.status), ...response.headers.map(headerLine)].join('\n')}
                />
                <Body label={t('tester.response_body')} text={response.body} />
                {response.truncated && <p className="text-meta text-quiet">{t('tester.truncated')}</p>}
              </div>
            ) : (
              <p>{turn.exchange.error}</p>
            ),
          },
          {
            id: 'request',
            label: t('tester.request'),
            content: (
              <div className="flex flex-col gap-3">
                <CodeView
                  label={t('tester.request_head')}
                  text={[`${request.method} ${request.url}`, ...request.headers.map(headerLine)].join('\n')}
                />
                <Body label={t('tester.request_body')} text={request.body} />
              </div>
            ),
          },
          ...snippetKinds.map((kind) => ({
            id: kind,
            label: snippetNames[kind],
            content: (
              <CodeView
                label={t('tester.copy_as', { kind: snippetNames[kind] })}
                text={snippetOf(kind, request)}
                copy={real(kind)}
              />
            ),
          })),
        ]}
      />
    </Fold>
  )
}

function headerLine([name, value]: readonly [string, string]): string {
  return `${name}: ${value}`
}

/** JSON as a tree; anything else as it came. */
function Body({ label, text }: { readonly label: string; readonly text: string }) {
  const value = parse(text)
  if (value === undefined) return <CodeView label={label} text={text} />
  return (
    <div className="rounded-control border border-line bg-sunken py-3 pr-3 pl-7">
      <JsonTree value={value} />
    </div>
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
