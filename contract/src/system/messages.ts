export const failed = 'Failed to load the system metrics'
export const jobsFailed = 'Failed to load the failed jobs'
export const retryFailed = 'Failed to try the job again'
export const dropFailed = 'Failed to drop the job'
export const nodeInvalid = 'Invalid node'
export const nodeGone = 'This node is not there any more'
export const jobIdInvalid = 'Invalid job ID'
export const jobNameInvalid = 'Invalid kind of job'
export const retried = (count: number) =>
  count === 0
    ? 'Nothing failed is left to try again'
    : count === 1
      ? 'The job is tried again'
      : `${count} jobs are tried again`
export const dropped = 'The job was dropped'
export const nothingDropped = 'The job is not among the failed ones any more'
