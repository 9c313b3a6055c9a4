import {
  dropSubscription,
  keepSubscription,
  keyBytes,
  subscriptionKeys,
} from '../../../lib/offline/push-place.ts'

/** What this browser can do, and does: 'install-first' on an iPhone whose page is not on the Home Screen. */
export type PushSupport = 'unsupported' | 'install-first' | 'denied' | 'off' | 'subscribed'

/** Said by the browser in the middle of turning it on. */
export class PushRefused extends Error {
  readonly reason: 'denied' | 'dismissed' | 'no-service'
  constructor(reason: PushRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}

export async function pushSupport(publicKey: string): Promise<PushSupport> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!('PushManager' in window) || !('Notification' in window))
    return isIphone() ? 'install-first' : 'unsupported'
  if (!registration) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await registration.pushManager.getSubscription()
  const isOurs = subscription !== null && isOf(subscription, publicKey)
  return Notification.permission === 'granted' && isOurs ? 'subscribed' : 'off'
}

/** Asks the person, then the browser's push service; the academy is told by `tell`, and where it does not take it nothing is left behind. */
export async function turnPushOn(
  publicKey: string,
  tell: (keys: { endpoint: string; p256dh: string; auth: string }) => Promise<void>,
): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') throw new PushRefused(permission === 'denied' ? 'denied' : 'dismissed')
  const subscription = await subscribe(publicKey).catch(() => null)
  const keys = subscription && subscriptionKeys(subscription)
  if (!keys) throw new PushRefused('no-service')
  try {
    await tell(keys)
    await keepSubscription({ endpoint: keys.endpoint, auth: keys.auth, publicKey })
  } catch (failure) {
    await turnPushOff()
    throw failure
  }
}

/** The browser alone; the academy is told first. */
export async function turnPushOff(): Promise<void> {
  await dropSubscription()
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const former = await pushManager.getSubscription()
  if (former && isOf(former, publicKey)) return former
  // One by a key that the academy has no more: another is refused beside it.
  await former?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(publicKey) })
}

function isOf({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey
  if (!key) return true
  const [has, wanted] = [new Uint8Array(key), keyBytes(publicKey)]
  return has.length === wanted.length && has.every((byte, at) => byte === wanted[at])
}

/** iPads call themselves Macs, and alone among those they are touched. */
const isIphone = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
