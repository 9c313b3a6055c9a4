export const fetchFailed = 'Failed to fetch students'
export const loadDashboardFailed = 'Failed to load dashboard data'
export const idInvalid = 'Invalid student ID'
export const notFound = 'That student is not in this course'
