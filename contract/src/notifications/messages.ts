export const NOTIFICATION_MESSAGES = {
  idInvalid: 'Invalid notification ID',
  notFound: 'Notification not found',
  read: 'Notification marked as read',
  allRead: 'All notifications marked as read',
  deleted: 'Notification deleted',
} as const
