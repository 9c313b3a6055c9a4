export const ENROLMENT_MESSAGES = {
  enrolled: 'You are enrolled',
  enrolFailed: 'Failed to enroll',
  paymentRequired: 'This course is paid. Please send the payment first',
  notEnrolled: 'You are not enrolled in this course',
  loadMineFailed: 'Failed to load your courses',
} as const
