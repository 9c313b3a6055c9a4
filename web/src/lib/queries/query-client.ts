import { notifyManager, QueryClient } from '@tanstack/react-query'
import { backoffMs } from '../backoff.ts'
import { mayReadAgain } from '../calls/call.ts'
import { hasAnswered, SILENT } from '../calls/reachable.ts'
import { ANSWERS_CHANGED } from '../offline/offline-copies.ts'
import { forgetOnPersonChange } from '../person-change.ts'

const MINUTE_MS = 60_000
/** How long a page that shows copies waits before it asks again. */
const ASK_AGAIN_MS = 15_000

// A button is busy before the next press can come: what two presses at once ask for is asked once.
notifyManager.setScheduler(queueMicrotask)

const RETRY = { firstMs: 700, longestMs: 8_000 }

/** The only cache. Data stays on the screen while newer is asked for, and when asking fails; lists add `keepPreviousData`. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: MINUTE_MS / 2,
      gcTime: 30 * MINUTE_MS,
      // The service worker answers from its cache when the line is down, so a query is asked even then.
      networkMode: 'always',
      retry: (failures, failure) => mayReadAgain(failure) && navigator.onLine && failures < 2,
      retryDelay: (attempt) => backoffMs(RETRY, attempt),
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

forgetOnPersonChange(() => queryClient.clear())

let askingAgain = 0

function askAgain(): void {
  clearTimeout(askingAgain)
  askingAgain = window.setTimeout(
    () => !document.hidden && queryClient.refetchQueries({ type: 'active' }),
    ASK_AGAIN_MS * (0.75 + Math.random() / 2),
  )
}

// The service worker gave a copy, and then saw that the server's answer differs, or that none came.
navigator.serviceWorker?.addEventListener('message', ({ data }) => {
  if (data === ANSWERS_CHANGED) void queryClient.invalidateQueries()
  if (data === SILENT) askAgain()
})
if (!hasAnswered()) askAgain()
