import { load, median, quantile } from './load.ts'

export interface Growth {
  name: string
  smallMs: number
  largeMs: number
  ratio: number
  /** Of the database, where they were counted. */
  pages?: { small: number; large: number } | undefined
}

export const GROWTH_PROMISED = 1.3
/** An index of ten times the rows is a level deeper: what looked up two pages looks up three. A hundred more are a tenth of a millisecond. */
const PAGES_PROMISED = 1.5
const FEW_PAGES = 100

/** By the pages where they were counted: times beside them tell what the machine did besides. */
export function isKept({ ratio, pages }: Growth): boolean {
  if (!pages) return ratio <= GROWTH_PROMISED
  return pages.large <= pages.small * PAGES_PROMISED || pages.large - pages.small <= FEW_PAGES
}

const COUNT = 800

/** p95 of the same call on an academy and on one with ten times the rows, in turns. */
export async function compareSizes(
  name: string,
  path: string,
  addresses: { small: string; large: string },
  { rounds, share }: { rounds: number; share: number },
  headers: Record<string, string> = {},
): Promise<Growth> {
  const count = Math.max(40, Math.round(COUNT * share))
  const callOf = () => ({ method: 'GET', path, headers }) as const
  for (const address of Object.values(addresses)) await load(address, count / 4, callOf)
  const p95 = { small: [] as number[], large: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    for (const size of ['small', 'large'] as const)
      p95[size].push(quantile((await load(addresses[size], count, callOf)).ms, 0.95))
  }
  const ratios = p95.large.map((ms, round) => ms / (p95.small[round] ?? Number.NaN))
  return { name, smallMs: median(p95.small), largeMs: median(p95.large), ratio: median(ratios) }
}
