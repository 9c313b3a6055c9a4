/** What comes by then; null for what does not, or fails. */
export const within = <T>(ms: number, work?: Promise<T>): Promise<T | null | undefined> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(resolve, ms, null))]).catch(() => null)
