import type { Dialogue, DialogueTurn } from '#shared/schemas/dialogue.ts'

/** Dialogues as the file they are kept in outside of here; written by hand, since a whole YAML library only to write is much. */
export function yamlOf(dialogues: readonly Dialogue[]): string {
  return `${['dialogues:', ...dialogues.flatMap(dialogueLines)].join('\n')}\n`
}

function dialogueLines({ name, about, at, turns }: Dialogue): string[] {
  return [
    `  - name: ${flow(name)}`,
    ...(about.length > 0 ? [`    about: ${flow(about)}`] : []),
    ...(at === undefined ? [] : [`    at: ${flow(at)}`]),
    '    turns:',
    ...turns.flatMap(turnLines),
  ]
}

function turnLines(turn: DialogueTurn): string[] {
  const { expect = {}, ...said } = turn as Record<string, unknown> & { expect?: object }
  const wanted = Object.entries(expect).filter(([, value]) => value !== undefined)
  const lines = Object.entries(said).map(([name, value]) => `${name}: ${flow(value)}`)
  if (wanted.length > 0) {
    lines.push('expect:', ...wanted.map(([name, value]) => `  ${name}: ${flow(value)}`))
  }
  return lines.map((line, index) => `${index === 0 ? '      - ' : '        '}${line}`)
}

/** A value in one line; JSON is YAML too, so what is not plain words is written as JSON. */
function flow(value: unknown): string {
  if (typeof value === 'string') return isPlain(value) ? value : JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined)
    return `{ ${entries.map(([name, one]) => `${name}: ${flow(one)}`).join(', ')} }`
  }
  return JSON.stringify(value)
}

const plainWords = /^\p{L}[\p{L}\p{N} ._'?!%€/+-]*$/u
const meansElse = /^(?:true|false|null|yes|no|on|off|y|n|nan|inf)$/i

function isPlain(text: string): boolean {
  return plainWords.test(text) && !meansElse.test(text) && text === text.trim()
}
