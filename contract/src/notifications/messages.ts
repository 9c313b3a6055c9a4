export const NOTIFICATION_MESSAGES = {
  loadFailed: 'Failed to load notifications',
  idInvalid: 'Invalid notification ID',
  notFound: 'Notification not found',
  read: 'Notification marked as read',
  allRead: 'All notifications marked as read',
  deleted: 'Notification deleted',
  readDeleted: (count: number) =>
    count === 1 ? '1 read notification deleted' : `${count} read notifications deleted`,
  groupInvalid: 'Please choose a group of notifications',
  unreadInvalid: 'Please say whether only unread notifications are asked for',
} as const

/** What somebody is told when their role has changed, by the new one. */
export const ROLE_NOTES = {
  title: 'Your role has changed',
  student: 'You are a student now. You see the courses that you take.',
  instructor: 'You are an instructor now. Courses that are given to you stand under My Courses.',
  admin: 'You are an admin now. You manage courses, people and payments.',
  superadmin: 'You are a superadmin now. You manage the whole academy.',
} as const
