/** At most so many times the rounds. */
const PATIENCE = 4

/** How much longer the first takes than the second. They take turns and the fastest of each counts, so that a busy machine
 * tells the same as a quiet one. One that is too busy is asked on: noise fades from the fastest, a difference stays. */
export async function ratioOfTimes(
  first: (round: number) => Promise<unknown>,
  second: (round: number) => Promise<unknown>,
  { rounds = 9, least = 0, most }: { rounds?: number; least?: number; most: number },
): Promise<number> {
  const fastest: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const ratio = () => fastest[0] / fastest[1]
  const isBeyond = () => ratio() <= least || ratio() >= most
  for (let round = 0; round < rounds || (isBeyond() && round < rounds * PATIENCE); round++) {
    for (const [side, work] of [first, second].entries()) {
      const startedMs = performance.now()
      await work(round)
      fastest[side as 0 | 1] = Math.min(fastest[side as 0 | 1], performance.now() - startedMs)
    }
  }
  return ratio()
}
