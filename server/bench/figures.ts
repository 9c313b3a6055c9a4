/** The value below which that share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** How far the lowest and the highest lie apart, as a share of the median. */
export const spreadOf = (values: readonly number[]) =>
  (Math.max(...values) - Math.min(...values)) / median(values)

/** Of several runs. */
export const middleOf = (values: readonly number[]) => ({ value: median(values), spread: spreadOf(values) })
