import { enableCompileCache, getCompileCacheDir } from 'node:module'

// We run from TypeScript: the cache spares taking the types out again at every start. Workers learn of it by the environment.
enableCompileCache()
const cache = getCompileCacheDir()
if (cache !== undefined) process.env['NODE_COMPILE_CACHE'] ??= cache

const { main } = await import('#main/commands/main.ts')
process.exitCode = await main(process.argv.slice(2))
