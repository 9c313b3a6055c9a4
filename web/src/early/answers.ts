import type { PersonPage } from '@academy/contract/http'
import { PERSON_PAGE } from '../lib/offline/page-copies.ts'
import { within } from '../lib/within.ts'
import { haveSheetsReady, nameFilesBehind } from './files.ts'
import type { EarlyAnswers, EarlyPage } from './for-the-program.ts'
import { show, wholeStyle } from './own-page.ts'
import { firstCalls, hasSheets, reads } from './page-blocks.ts'
import { beginProgram } from './program.ts'
import { after } from './promises.ts'
import { sheetsHere } from './sheets.ts'

// Who has come, and what their page shows first, is asked for beside the program; src/lib/calls/call.ts takes the answers.

/** Each call goes its own way when the page's has not been answered by then, where there may be copies. The worker gives it up sooner on a line
 * that is silent. */
const PATIENCE_MS = 3_000
/** A phone that starts the program hears nothing else for half a second: what its person is to see comes first, if it comes soon. On a slow
 * line its answer takes the time of two round trips. */
const PROGRAM_MS = 1_000
/** The files of a page share the line with its answer, and are ten times as heavy. The server takes a moment to draw: what is named by then
 * comes behind it, and the line is not idle meanwhile. */
const FILES_MS = 300

export function askFirst(token: string): void {
  const urls: string[] = ['/api/user/me', ...JSON.parse((reads ?? firstCalls)?.textContent || '[]')]
  const answers: EarlyAnswers['answers'] = {}
  /** What the worker says before the program is here; src/lib/calls/reachable.ts hears it then. */
  const said: unknown[] = []
  navigator.serviceWorker?.addEventListener('message', ({ data }) => said.push(data))
  window.early = { token, answers, said }
  const worker = navigator.serviceWorker?.controller
  const headers = { accept: 'application/json', token }
  /** As src/lib/calls/call.ts asks: of a worker's copy, or for the server's word. */
  const ask = (url: string) => fetch(url, { headers, cache: worker ? 'default' : 'no-cache' })
  if (reads) {
    const at = encodeURIComponent(location.pathname + location.search)
    const address = `${PERSON_PAGE}?at=${at}${hasSheets ? '&has=sheets' : ''}`
    let isAnswered = false
    // The rules that stand in this page are not sent again. What a worker keeps is whole.
    const { style } = reads.dataset
    const asked = ask(worker || !style ? address : `${address}&style=${style}`)
      .then((reply) => personPage(reply, address, token))
      // Dropped by a weak line: each call goes its own way.
      .catch(() => null)
    if (hasSheets) haveSheetsReady()
    else nameFilesBehind(within(FILES_MS, asked))
    // The page as it was when it was here last is to be seen meanwhile, and no more than seen.
    if (worker)
      fetch(address, { headers, cache: 'force-cache' })
        .then(async (reply) => {
          if (reply.status !== 200) return
          const copy = await reply.json()
          // It may have been sent to a page that had its sheets.
          await sheetsHere
          if (!isAnswered) await show(copy)
        })
        .catch(() => {})
    // A worker may have copies of the answers where it has none of the page, and the line is silent.
    const page = worker ? within(PATIENCE_MS, asked) : asked
    for (const url of urls) answers[url] = page.then((drawn) => answerIn(drawn, url) ?? ask(url))
    window.early.page = page.then(async (drawn) => {
      for (const url in drawn?.answers)
        if (!urls.includes(url)) answers[url] = Promise.resolve(answerIn(drawn, url)!)
      if (!drawn?.html) return drawn
      isAnswered = true
      if (hasSheets) await sheetsHere
      await show({ html: drawn.html, style: drawn.style })
      return drawn
    })
    window.early.page.then((drawn) => drawn?.html || beginProgram()).catch(beginProgram)
    after(PROGRAM_MS).then(beginProgram)
  } else {
    for (const url of urls) answers[url] = ask(url)
    beginProgram()
  }
  for (const answer of Object.values(answers)) answer.catch(() => {})
}

/** Null where the server refuses it. */
async function personPage(reply: Response, url: string, token: string): Promise<EarlyPage | null> {
  if (!reply.ok) return null
  const page: PersonPage = await reply.json()
  if (page.html) page.style = await wholeStyle(page.style)
  const date = reply.headers.get('date') ?? ''
  const isKept = reply.headers.get('offline-copy') === 'allowed'
  const copy = isKept ? { url, token, text: JSON.stringify(page), at: date } : null
  return { ...page, date, copy } as EarlyPage
}

function answerIn(drawn: EarlyPage | null | undefined, url: string): Response | null {
  const answer = drawn?.answers[url]
  if (!answer) return null
  const { status, body, offline } = answer
  const headers: HeadersInit = offline ? { 'offline-copy': 'allowed', date: drawn.date } : {}
  return new Response(JSON.stringify(body), { status, headers })
}
