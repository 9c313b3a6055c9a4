/**
 * What a process counts of itself: the times and outcomes of its calls, open live connections, letters. It keeps numbers, and of
 * an address its pattern; `/metrics` and the report of a node read them here.
 */
export {
  added,
  answersIn,
  type CallCounts,
  type CountsByCall,
  errorsIn,
  NO_COUNTS,
  quantileMs,
  sumOf,
} from './call-counts.ts'
export { createFigures, type Figures } from './figures.ts'
export { createRecentCalls, type RecentCalls } from './recent-calls.ts'
