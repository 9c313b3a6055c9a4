// How often each mark was given to one written question. Pure; a mark counts by the grid of its paper.

export interface MarkCounts {
  /** From 0 to the maximum, a column each. */
  columns: { mark: number; count: number }[]
  graded: number
  average: number
}

const COLUMNS_MAX = 21

export function countMarks(given: readonly (number | null)[], max: number, grid: number): MarkCounts {
  const marks = given.filter((mark) => mark !== null)
  const step = max / grid + 1 <= COLUMNS_MAX ? grid : Math.ceil(max / (COLUMNS_MAX - 1))
  const columns = Array.from({ length: Math.floor(max / step) + 1 }, (_, at) => ({
    mark: at * step,
    count: 0,
  }))
  for (const mark of marks) {
    const column = columns[Math.min(columns.length - 1, Math.floor(mark / step))]
    if (column) column.count += 1
  }
  const sum = marks.reduce((all, mark) => all + mark, 0)
  return {
    columns,
    graded: marks.length,
    average: marks.length > 0 ? Math.round((sum / marks.length) * 10) / 10 : 0,
  }
}
