// A page as the server drew it for its person, with the answers to its calls (`GET /api/page`).
import type { PersonPage } from '@academy/contract/http'
import type { CopiedAnswer } from './lib/offline/page-copies.ts'

/** Those of its answers that a browser may keep, each as if it had been asked for by itself. */
export function answersIn(page: string, token: string | null, at: string): CopiedAnswer[] {
  const { answers } = JSON.parse(page) as PersonPage
  return Object.entries(answers)
    .filter(([, { offline }]) => offline !== null)
    .map(([url, { body }]) => ({ url, token, text: JSON.stringify(body), at }))
}

/** Whether the server's newest word says what the copy was drawn with. The markup itself may differ: it says how long ago something was. */
export function isAsDrawn(copy: string, fresh: string): boolean {
  const [before, now] = [copy, fresh].map((page) => (JSON.parse(page) as PersonPage).answers)
  return JSON.stringify(before) === JSON.stringify(now)
}
