// Analytics: what happened in the academy over a range of days, in charts that come when they are needed.
export { LateEnrolmentsChart } from './late-charts.ts'
