export const AUDIT_MESSAGES = {
  whoInvalid: 'Invalid user ID',
  actionInvalid: 'Invalid action',
  subjectInvalid: 'Invalid subject',
  dateInvalid: 'Please give a date as 2026-01-31',
  failed: 'Failed to load the audit log',
} as const
