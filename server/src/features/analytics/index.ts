// Analytics: what happened over a range of days. Jobs keep counts by day, of today the rows themselves are read; it writes
// nothing that another room reads.
export { analyticsJobs, scheduleRollUp } from './jobs.ts'
