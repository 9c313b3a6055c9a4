export interface Growth {
  name: string
  promised: number
  /** One of each size, the smallest first: the median, and pages of the database where they were counted. */
  ms: number[]
  pages: number[]
  /** The largest beside the smallest, of the medians. */
  ratio: number
}

/** A difference under this is the machine's as well as the rows': there pages decide, which are as many each time. */
export const NOISE_MS = 5
/** An index of a hundred times the rows is one level deeper: three pages for each row that is looked up, instead of two. */
export const PAGES_PROMISED = 2
/** As many are read in a tenth of a millisecond. */
export const FEW_PAGES = 100

export const isKept = ({ ratio, promised, ms, pages }: Growth): boolean =>
  ratio <= promised || (Math.max(...ms) - (ms[0] ?? 0) < NOISE_MS && areSteady(pages))

/** Not of a file or of a write, whose pages nobody counts. */
const areSteady = ([smallest, ...larger]: number[]) =>
  smallest !== undefined && Math.max(...larger) <= Math.max(FEW_PAGES, PAGES_PROMISED * smallest)
