export const NOTIFICATIONS_ADDRESS = '/notifications'
