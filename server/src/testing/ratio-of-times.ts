/** How much longer the first takes than the second. They take turns and the fastest of each counts, so that a busy machine
 * tells the same as a quiet one. */
export async function ratioOfTimes(
  first: (round: number) => Promise<unknown>,
  second: (round: number) => Promise<unknown>,
  rounds = 9,
): Promise<number> {
  const fastest = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < rounds; round++) {
    for (const [side, work] of [first, second].entries()) {
      const startedMs = performance.now()
      await work(round)
      fastest[side] = Math.min(fastest[side] as number, performance.now() - startedMs)
    }
  }
  return (fastest[0] as number) / (fastest[1] as number)
}
