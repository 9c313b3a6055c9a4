export const SYSTEM_MESSAGES = {
  failed: 'Failed to load the system metrics',
  jobsFailed: 'Failed to load the failed jobs',
  retryFailed: 'Failed to try the job again',
  dropFailed: 'Failed to drop the job',
  nodeInvalid: 'Invalid node',
  nodeGone: 'This node is not there any more',
  jobIdInvalid: 'Invalid job ID',
  jobNameInvalid: 'Invalid kind of job',
  retried: (count: number) =>
    count === 0
      ? 'Nothing failed is left to try again'
      : count === 1
        ? 'The job is tried again'
        : `${count} jobs are tried again`,
  dropped: 'The job was dropped',
  nothingDropped: 'The job is not among the failed ones any more',
} as const
