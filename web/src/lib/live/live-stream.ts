import type { LiveEvent } from '@academy/contract/http'
import { backoffMs } from '../backoff.ts'
import { announceRefusal } from '../calls/refusal.ts'
import { onTokenChange, sessionToken } from '../calls/session-token.ts'
import { listenOnLine } from './live-line.ts'

const RETRY = { firstMs: 1_000, longestMs: 30_000 }
const POLL_MS = 30_000
/** A page that is looked away from for a moment keeps its line. */
const AWAY_MS = 15_000
/** Words that come together are one look. */
const TOGETHER_MS = 150
/** Fifty decisions in a row are no fifty looks. */
const APART_MS = 800
/** The server allows for it: a question that was longer on its way may have missed something. */
const ON_ITS_WAY_MS = 8_000
/** After a fault everybody is told to look again: not all in the same second. */
const SPREAD_MS = 1_500

const listeners = new Map<() => void, LiveEvent>()
const waiting = new Set<() => void>()
let line: AbortController | null = null
let isOpen = false
let isFirst = true
let losses = 0
let isAway = false
let retryTimer: ReturnType<typeof setTimeout> | undefined
let awayTimer: ReturnType<typeof setTimeout> | undefined
let isToBeTold = false
let toldAt = 0
let pollTimer: ReturnType<typeof setInterval> | undefined
let stopWatching: (() => void) | null = null

/** Follows one event until the returned function is called. The line stands while anybody follows. */
export function follow(event: LiveEvent, onEvent: () => void): () => void {
  const listener = () => onEvent()
  listeners.set(listener, event)
  stopWatching ??= watch()
  connect()
  return () => {
    listeners.delete(listener)
    waiting.delete(listener)
    if (listeners.size > 0) return
    hangUp()
    stopWatching?.()
    stopWatching = null
  }
}

function hear(word: string): void {
  // Its right to listen has changed: who one is now is asked at once, not when the line is made anew.
  if (word === 'stop') announceRefusal()
  else tell(word)
}

function tell(word: string): void {
  const isAll = word === 'all'
  for (const [listener, event] of listeners) if (isAll || event === word) waiting.add(listener)
  if (isToBeTold) return
  isToBeTold = true
  setTimeout(
    () => {
      isToBeTold = false
      toldAt = Date.now()
      const looking = [...waiting]
      waiting.clear()
      for (const look of looking) look()
    },
    isAll ? Math.random() * SPREAD_MS : Math.max(TOGETHER_MS, toldAt + APART_MS - Date.now()),
  )
}

function connect(): void {
  const token = sessionToken()
  if (line || !token || isAway || listeners.size === 0) return
  clearTimeout(retryTimer)
  const own = new AbortController()
  line = own
  // By the clock too: a device that sleeps counts no time.
  const sinceStart = () => Math.ceil(Math.max(performance.now(), Date.now() - performance.timeOrigin))
  const begunAt = sinceStart()
  const knownForMs = isFirst ? begunAt : undefined
  isFirst = false
  const onOpen = () => {
    isOpen = line === own
    if (isOpen && sinceStart() - begunAt > ON_ITS_WAY_MS) tell('all')
  }
  void listenOnLine({ token, line: own, knownForMs, onOpen, onWord: hear }).then(({ wasOpen, waitMs }) => {
    if (line !== own) return
    line = null
    isOpen = false
    losses = wasOpen ? 0 : losses + 1
    retryTimer = setTimeout(connect, Math.max(waitMs, backoffMs(RETRY, losses)))
  })
}

function hangUp(): void {
  clearTimeout(retryTimer)
  const old = line
  line = null
  isOpen = false
  old?.abort()
}

/** What ends a line, and what is a reason to try again at once. */
function watch(): () => void {
  const again = () => {
    losses = 0
    connect()
  }
  const anew = () => {
    hangUp()
    again()
  }
  const leave = () => {
    isAway = true
    hangUp()
  }
  const seen = () => {
    clearTimeout(awayTimer)
    if (document.hidden) awayTimer = setTimeout(leave, AWAY_MS)
    else {
      isAway = false
      again()
    }
  }
  pollTimer = setInterval(() => !isOpen && !document.hidden && sessionToken() && tell('all'), POLL_MS)
  const stopToken = onTokenChange(anew)
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', seen)
  window.addEventListener('online', again)
  isAway = false
  return () => {
    clearInterval(pollTimer)
    clearTimeout(awayTimer)
    stopToken()
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', seen)
    window.removeEventListener('online', again)
  }
}
