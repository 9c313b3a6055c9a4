import { contract } from '@academy/contract'
import { notYet } from '../../http/not-yet.ts'
import { type Route, route } from '../../http/route.ts'

export const notificationsRoutes: Route[] = [
  route(contract.notifications, notYet),
  route(contract.markAllRead, notYet),
  route(contract.markRead, notYet),
  route(contract.deleteNotification, notYet),
]
