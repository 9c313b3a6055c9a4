import { answerOf, load, median, quantile } from './load.ts'
import type { Scenario } from './scenarios.ts'

export interface Comparison {
  name: string
  promised: number
  ours: number
  bare: number
  /** The median of the rounds' own ratios: each has both sides in the same minute. */
  ratio: number
  ms: { p50: number; p95: number; p99: number }
}

const WARM_UP_SHARE = 0.5

/** Both sides in turn, round by round, so that whatever else the machine does meets both. */
export async function compare(
  scenario: Scenario,
  addresses: { ours: string; bare: string },
  { rounds, share }: { rounds: number; share: number },
): Promise<Comparison> {
  const count = Math.max(8, Math.round(scenario.count * share))
  await assertSame(scenario, addresses)
  for (const address of Object.values(addresses))
    await load(address, Math.ceil(count * WARM_UP_SHARE), scenario.callOf)
  const results = { ours: [] as number[], bare: [] as number[], ratio: [] as number[], ms: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)
    const seen = { ours: 0, bare: 0 }
    for (const side of order) {
      const { perSecond, ms } = await load(addresses[side], count, scenario.callOf)
      results[side].push(perSecond)
      seen[side] = perSecond
      if (side === 'ours') results.ms.push(...ms)
    }
    results.ratio.push(seen.ours / seen.bare)
  }
  const at = (part: number) => quantile(results.ms, part)
  return {
    name: scenario.name,
    promised: scenario.promised,
    ours: median(results.ours),
    bare: median(results.bare),
    ratio: median(results.ratio),
    ms: { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
  }
}

/** A baseline that does less would flatter us, and one that does something else would say nothing. */
async function assertSame(scenario: Scenario, { ours, bare }: { ours: string; bare: string }): Promise<void> {
  if (!scenario.isSame) return
  const [mine, theirs] = [await answerOf(ours, scenario.callOf(0)), await answerOf(bare, scenario.callOf(0))]
  if (mine !== theirs)
    throw new Error(`${scenario.name}: the bare handler answers something else:\n${mine}\n${theirs}`)
}
