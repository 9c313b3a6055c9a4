/** Resolves with null, as an answer that did not come. */
export const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))

/** A promise, and what resolves it. */
export function deferred(): [promise: Promise<void>, resolve: () => void] {
  let resolve!: () => void
  const promise = new Promise<void>((resolveIt) => {
    resolve = resolveIt
  })
  return [promise, resolve]
}
