/** From source the workers are TypeScript files beside this one; in the built app each is a bundle beside ours. */
export function workerFile(name: string): URL {
  const fromSource = import.meta.url.endsWith('.ts')
  return new URL(fromSource ? `./${name}.ts` : `./${name}.js`, import.meta.url)
}
