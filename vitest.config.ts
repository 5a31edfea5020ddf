import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/global-setup.ts',
    pool: 'forks',
    // By itself vitest leaves a core free, which of two is half of what there is.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A busy machine takes its time; what is polled for comes all the same.
    expect: { poll: { timeout: 15_000 } },
  },
})
