import { median, spreadOf } from '../figures.ts'

/** What one round of a call on each size took. */
export interface GrowthRound {
  /** The median of each size, the smallest first. */
  ms: readonly number[]
}

export interface Growth {
  name: string
  promised: number
  /** One of each size, the smallest first: the median of the rounds, and pages of the database where they were counted. */
  ms: number[]
  pages: number[]
  /** The largest beside the smallest in the same round; of the rounds the median. */
  ratio: number
  /** How far the ratios of the rounds lie apart, as a share of it; null after a single round. */
  spread: number | null
}

/** What the rounds come to. */
export function growthIn(
  of: Pick<Growth, 'name' | 'promised' | 'pages'>,
  rounds: readonly GrowthRound[],
): Growth {
  const ratios = rounds.map(({ ms: [smallest = Number.NaN, ...larger] }) => Math.max(...larger) / smallest)
  const sizes = rounds[0]?.ms ?? []
  return {
    ...of,
    ms: sizes.map((_, size) => median(rounds.map(({ ms }) => ms[size] ?? Number.NaN))),
    ratio: median(ratios),
    spread: rounds.length > 1 ? spreadOf(ratios) : null,
  }
}

/** A difference under this is the machine's as well as the rows': there pages decide, which are as many each time. */
export const NOISE_MS = 5
/** An index of a hundred times the rows is one level deeper: three pages for each row that is looked up, instead of two. */
export const PAGES_PROMISED = 2
/** As many are read in a tenth of a millisecond. */
export const FEW_PAGES = 100

/** Of one size there is nothing to hold beside it. */
export const isKept = ({ ratio, promised, ms, pages }: Growth): boolean =>
  ms.length === 1 || ratio <= promised || (Math.max(...ms) - (ms[0] ?? 0) < NOISE_MS && areSteady(pages))

/** Not of a file or of a write, whose pages nobody counts. */
const areSteady = ([smallest, ...larger]: number[]) =>
  smallest !== undefined && Math.max(...larger) <= Math.max(FEW_PAGES, PAGES_PROMISED * smallest)
