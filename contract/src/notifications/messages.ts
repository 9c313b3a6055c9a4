export const loadFailed = 'Failed to load notifications'
export const idInvalid = 'Invalid notification ID'
export const notFound = 'Notification not found'
export const read = 'Notification marked as read'
export const allRead = 'All notifications marked as read'
export const deleted = 'Notification deleted'
export const readDeleted = (count: number) =>
  count === 1 ? '1 read notification deleted' : `${count} read notifications deleted`
export const groupInvalid = 'Please choose a group of notifications'
export const unreadInvalid = 'Please say whether only unread notifications are asked for'
