import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/global-setup.ts',
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A busy machine takes its time; what is polled for comes all the same.
    expect: { poll: { timeout: 15_000 } },
  },
})
