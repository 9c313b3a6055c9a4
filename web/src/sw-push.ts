/// <reference lib="webworker" />
// What the academy says while its page is closed: shown by the device, and opened by a click.
import { PUSH_UNREADABLE } from '@academy/contract/notifications/push-notes'
import {
  dropSubscription,
  keepSubscription,
  keptSubscription,
  keyBytes,
  type OpenWord,
  subscriptionKeys,
} from './lib/offline/push-place.ts'

declare const self: ServiceWorkerGlobalScope

interface Told {
  title: string
  body: string
  tag: string
  link: string | null
}
/** TypeScript's list of events does not have it yet. */
type ChangeEvent = ExtendableEvent & { newSubscription?: PushSubscription | null }

const NEWS: Told = { ...PUSH_UNREADABLE, tag: 'news', link: null }
const NOTES_PAGE = '/notifications'
/** A page that is frozen in the background does not answer: the link then opens beside it. */
const ANSWER_WITHIN_MS = 500

self.addEventListener('push', (event) => event.waitUntil(show(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data?.link ?? NOTES_PAGE)))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as ChangeEvent
  change.waitUntil(renew(change))
})

async function show(data: PushMessageData | null): Promise<void> {
  // What was on its way when the person left is of nobody who is here.
  const kept = await keptSubscription().catch(() => null)
  const { title, body, tag, link } = kept ? read(data) : NEWS
  if (kept && (await isLookedAt()) && !mustShow(kept.endpoint)) return
  await self.registration.showNotification(title, {
    ...{ body, tag, data: { link } },
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
  })
}

/** Something is always shown: a browser takes the right to push from who stays silent. */
function read(data: PushMessageData | null): Told {
  try {
    const { title, body, tag, link }: Partial<Told> = data?.json() ?? {}
    if (!title || typeof title !== 'string') return NEWS
    return {
      title,
      body: typeof body === 'string' ? body : '',
      tag: typeof tag === 'string' ? tag : NEWS.tag,
      link: typeof link === 'string' ? link : null,
    }
  } catch {
    return NEWS
  }
}

/** The bell on the page has said it. */
async function isLookedAt(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.some(({ focused, visibilityState }) => focused && visibilityState === 'visible')
}

/** Apple's browsers count every silence, with a page open too. */
const mustShow = (endpoint: string) => new URL(endpoint).hostname.endsWith('.push.apple.com')

/** In a page that is there, which goes on by itself and asks before anything unsaved is lost; one where somebody sits an exam stays. */
async function open(link: string): Promise<void> {
  const url = new URL(link, self.location.origin)
  const target = url.origin === self.location.origin ? url : new URL(NOTES_PAGE, self.location.origin)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => page.url === target.href)
  if (there) return void (await there.focus())
  const [page] = pages
  if (page && (await goesTo(page, target))) await page.focus()
  else await self.clients.openWindow(target.href)
}

function goesTo(page: Client, { pathname, search, hash }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), ANSWER_WITHIN_MS)
    const word: OpenWord = { open: `${pathname}${search}${hash}` }
    page.postMessage(word, [port2])
  })
}

/** The push service gave this browser another address, or ended the one it had. */
async function renew({ newSubscription }: ChangeEvent): Promise<void> {
  const kept = await keptSubscription()
  if (!kept) return
  const { endpoint, auth, publicKey } = kept
  const next =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: keyBytes(publicKey),
    }))
  const keys = subscriptionKeys(next)
  if (!keys) return
  const { ok } = await fetch('/api/push/renewals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ former: { endpoint, auth }, next: keys }),
  })
  if (ok) await keepSubscription({ endpoint: keys.endpoint, auth: keys.auth, publicKey })
}

/** On a computer that others use nothing is told any more, and nothing stays on its screen. */
export async function endPush(): Promise<void> {
  await dropSubscription()
  const shown = await self.registration.getNotifications()
  for (const notification of shown) notification.close()
  await (await self.registration.pushManager?.getSubscription())?.unsubscribe()
}
