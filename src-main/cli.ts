import { enableCompileCache, getCompileCacheDir } from 'node:module'

// We run from TypeScript: the cache spares taking the types out again at every start. Workers learn of it by the environment.
enableCompileCache()
const cache = getCompileCacheDir()
if (cache !== undefined) process.env['NODE_COMPILE_CACHE'] ??= cache

// Before the program is read, which would take most of that room.
if (process.argv[2] === 'serve') (await import('#main/lib/small-heap.ts')).keepYoungSmall()

const { main } = await import('#main/commands/main.ts')
process.exitCode = await main(process.argv.slice(2))
