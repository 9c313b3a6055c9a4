import { median, quantile, spreadOf } from './figures.ts'
import { type Load, load } from './load.ts'
import type { Side, Sides } from './stand.ts'
import { answerOf, type Call } from './wire.ts'

export interface Scenario {
  name: string
  /** Ours as a share of the bare handler's calls a second; 0 where nothing is promised. */
  promised: number
  /** Milliseconds of processor a call that ours may take, PostgreSQL's among them. */
  maxCpuMs?: number
  /** Calls in one round. */
  count: number
  /** Whether both sides answer letter for letter the same. */
  isSame: boolean
  /** What writes is called again and again, on either side, and answers for a row of its own each time. */
  callOf: (n: number) => Call
  atOnce?: number
}

export interface Measured {
  perSecond: number
  ms: { p50: number; p95: number; p99: number }
  /** Of all the system's processes, a call. */
  cpuMs: number
}

export interface Comparison {
  name: string
  promised: number
  maxCpuMs?: number | undefined
  ours: Measured
  bare: Measured
  /** The median of the rounds' own ratios: each has both sides in the same minute. */
  ratio: number
  /** Between the rounds, as a share of it. */
  spread: number
  /** What the client takes of the same processors, a call. */
  clientMs: number
}

/** Whether ours does all that is promised. */
export const isKeptBy = ({ promised, ratio, maxCpuMs, ours }: Comparison): boolean =>
  ratio >= promised && ours.cpuMs <= (maxCpuMs ?? Number.POSITIVE_INFINITY)

export interface Effort {
  rounds: number
  share: number
}

const AT_ONCE = 8
const WARM_UP_SHARE = 0.5

/** Both sides in turn. */
export async function compare(
  scenario: Scenario,
  { ours, bare }: Sides,
  effort: Effort,
): Promise<Comparison> {
  await assertSame(scenario, { ours, bare })
  const [mine, theirs] = await inTurns([ours, bare], [scenario, scenario], effort)
  return comparisonOf(scenario, mine, theirs)
}

type Asked = Pick<Scenario, 'callOf' | 'count' | 'atOnce'>

/** Round by round, so that whatever else the machine does meets all of them; half a round before warms them up. */
export async function inTurns(
  sides: readonly Side[],
  asked: readonly Asked[],
  effort: Effort,
): Promise<Load[][]> {
  const found = sides.map((): Load[] => [])
  for (let round = -1; round < effort.rounds; round++)
    for (const at of turnOf(round, sides)) {
      const [{ address, pids }, { callOf, atOnce = AT_ONCE, count: usual }] = [
        sides[at] as Side,
        asked[at] as Asked,
      ]
      const count = Math.max(atOnce, countIn(round, usual * effort.share))
      const loaded = await load(address, count, callOf, { pids, atOnce })
      if (round >= 0) found[at]?.push(loaded)
    }
  return found
}

/** Who goes first changes from round to round. */
export const turnOf = (round: number, sides: readonly unknown[]): number[] =>
  round % 2 === 0 ? [...sides.keys()] : [...sides.keys()].reverse()

/** Of the warm-up, which is round -1, as of any other. */
export const countIn = (round: number, usual: number): number =>
  Math.round(usual * (round < 0 ? WARM_UP_SHARE : 1))

export function comparisonOf(
  { name, promised, maxCpuMs }: Pick<Scenario, 'name' | 'promised' | 'maxCpuMs'>,
  ours: readonly Load[] = [],
  bare: readonly Load[] = [],
): Comparison {
  const ratios = ours.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? 0))
  return {
    ...{ name, promised, maxCpuMs, ours: measuredOf(ours), bare: measuredOf(bare) },
    ...{ ratio: median(ratios), spread: spreadOf(ratios) },
    clientMs: median([...ours, ...bare].map(({ clientMs }) => clientMs)),
  }
}

function measuredOf(rounds: readonly Load[]): Measured {
  const ms = rounds.flatMap((round) => round.ms)
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => quantile(ms, part)) as [number, number, number]
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    ms: { p50, p95, p99 },
    cpuMs: median(rounds.map(({ cpuMs }) => cpuMs)),
  }
}

/** A baseline that does less would flatter us, and one that does something else would say nothing. */
async function assertSame({ name, isSame, callOf }: Scenario, { ours, bare }: Sides): Promise<void> {
  if (!isSame) return
  const [mine, theirs] = [await answerOf(ours.address, callOf(0)), await answerOf(bare.address, callOf(0))]
  if (mine !== theirs)
    throw new Error(`${name}: the bare handler answers something else:\n${mine}\n${theirs}`)
}
