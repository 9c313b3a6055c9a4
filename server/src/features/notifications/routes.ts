import { contract } from '@academy/contract'
import { enteringRoute, type Route, redirectRoute, route, slowRoute } from '../../http/route.ts'
import { readChoices, saveChoices } from './choices.ts'
import { deleteOwn, deleteReadOwn, listOwn, readAllOwn, readOwn } from './own-notifications.ts'
import { confirmPhone, givePhone, removePhone } from './phone.ts'
import {
  listDevices,
  readKey,
  removeDevice,
  renew,
  subscribe,
  tryOut,
  unsubscribeHere,
} from './push/devices.ts'
import { checkAddress } from './refused-address.ts'
import { readSubscription, resubscribe, unsubscribe, unsubscribePage } from './unsubscribe.ts'

export const notificationsRoutes: Route[] = [
  enteringRoute(contract.notifications, (entry, { query }) => listOwn(entry, query)),
  route(contract.markAllRead, (ctx) => readAllOwn(ctx)),
  route(contract.markRead, (ctx, { params }) => readOwn(ctx, params.id)),
  route(contract.deleteReadNotifications, (ctx) => deleteReadOwn(ctx)),
  route(contract.deleteNotification, (ctx, { params }) => deleteOwn(ctx, params.id)),
  route(contract.notificationChoices, (ctx) => readChoices(ctx)),
  route(contract.saveNotificationChoices, (ctx, { body }) => saveChoices(ctx, body)),
  route(contract.checkEmail, (ctx) => checkAddress(ctx)),
  slowRoute(contract.givePhone, (ctx, { body }) => givePhone(ctx, body.number)),
  slowRoute(contract.confirmPhone, (ctx, { body }) => confirmPhone(ctx, body.otp)),
  route(contract.removePhone, (ctx, { query }) => removePhone(ctx, query.only)),
  redirectRoute(contract.openUnsubscribe, async (ctx, { params }) => unsubscribePage(ctx, params.token), {
    location: '/',
  }),
  route(contract.unsubscribe, (ctx, { params }) => unsubscribe(ctx, params.token)),
  route(contract.subscription, (ctx, { params }) => readSubscription(ctx, params.token)),
  route(contract.resubscribe, (ctx, { params }) => resubscribe(ctx, params.token)),
  route(contract.pushKey, (ctx) => readKey(ctx)),
  route(contract.pushDevices, (ctx) => listDevices(ctx)),
  route(contract.subscribePush, (ctx, { body }) => subscribe(ctx, body)),
  route(contract.unsubscribePush, (ctx) => unsubscribeHere(ctx)),
  route(contract.removePushDevice, (ctx, { params }) => removeDevice(ctx, params.id)),
  route(contract.renewPush, (ctx, { body }) => renew(ctx, body)),
  route(contract.testPush, (ctx) => tryOut(ctx)),
]
