import { contract } from '@academy/contract'
import { type Route, route } from '../../http/route.ts'
import { deleteOwn, listOwn, readAllOwn, readOwn } from './own-notifications.ts'

export const notificationsRoutes: Route[] = [
  route(contract.notifications, (ctx, { query }) => listOwn(ctx, query.before)),
  route(contract.markAllRead, (ctx) => readAllOwn(ctx)),
  route(contract.markRead, (ctx, { params }) => readOwn(ctx, params.id)),
  route(contract.deleteNotification, (ctx, { params }) => deleteOwn(ctx, params.id)),
]
