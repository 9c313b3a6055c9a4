// Analytics: what happened in the academy over a range of days, in charts that come when they are needed.
export { LazyEnrolmentsChart } from './lazy-charts.ts'
