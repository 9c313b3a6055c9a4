export const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A promise, and what resolves it. */
export function deferred(): [promise: Promise<void>, resolve: () => void] {
  let resolve!: () => void
  const promise = new Promise<void>((resolveIt) => {
    resolve = resolveIt
  })
  return [promise, resolve]
}
