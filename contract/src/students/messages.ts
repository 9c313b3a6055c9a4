export const STUDENT_MESSAGES = {
  fetchFailed: 'Failed to fetch students',
  loadDashboardFailed: 'Failed to load dashboard data',
  idInvalid: 'Invalid student ID',
  notFound: 'That student is not in this course',
  searchTooLong: 'Please search for something shorter',
} as const
