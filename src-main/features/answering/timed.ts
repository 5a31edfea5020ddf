/** The same, and says how long it took, from the message to the last word of the answer. */
export function timed<A extends readonly unknown[], T extends object>(answer: (...args: A) => Promise<T>) {
  return async (...args: A): Promise<T & { readonly tookMs: number }> => {
    const startedAt = performance.now()
    const answered = await answer(...args)
    return { ...answered, tookMs: Math.round(performance.now() - startedAt) }
  }
}
