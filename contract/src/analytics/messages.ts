export const ANALYTICS_MESSAGES = {
  rangeInvalid: 'Please choose two days, the first not after the last',
  rangeTooLong: 'Please choose at most three years',
  chartInvalid: 'There is no such chart',
  kindInvalid: 'Please choose quizzes or final exams',
  assessmentRequired: 'Please choose a quiz or an exam',
  assessmentNotFound: 'That quiz or exam is not there',
  loadFailed: 'Failed to load this chart',
  statisticsFailed: 'Failed to load dashboard statistics',
  dashboardFailed: 'Failed to load dashboard data',
} as const
