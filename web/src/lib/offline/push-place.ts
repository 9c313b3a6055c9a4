// What the service worker needs of this browser's push subscription while no page is open. It goes with the session.
import { dropCopies, findCopy, openCopies } from '../device/copies.ts'

export const PUSH_CACHE = 'push'
const PLACE = '/push-subscription'

export interface KeptSubscription {
  endpoint: string
  auth: string
  /** The academy's, by which this browser subscribes anew when its service gives it another address. */
  publicKey: string
}

export async function keepSubscription(kept: KeptSubscription): Promise<void> {
  await (await openCopies(PUSH_CACHE))?.put(PLACE, Response.json(kept))
}

export async function keptSubscription(): Promise<KeptSubscription | null> {
  const copy = await findCopy(PLACE, PUSH_CACHE)
  return copy ? copy.json() : null
}

export const dropSubscription = (): Promise<boolean> => dropCopies(PUSH_CACHE)

/** As the contract takes it; null where the browser keeps its keys back. */
export function subscriptionKeys(subscription: PushSubscription) {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null
}

/** Browsers take the key as bytes, all of them. */
export function keyBytes(publicKey: string): Uint8Array<ArrayBuffer> {
  const text = atob(publicKey.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** What a page and its worker say when a notification was clicked. */
export interface OpenWord {
  open: string
}
