// What the page's own script leaves for the program, which comes later.
import type { PersonPage } from '@academy/contract/http'
import type { CopiedAnswer } from '../lib/offline/page-copies.ts'

export interface EarlyPage extends PersonPage {
  /** Whole, where there is markup. */
  style: string
  /** When the server gave it, as in a header. */
  date: string
  /** For the worker; null where it may keep none. */
  copy: CopiedAnswer | null
}

export interface EarlyAnswers {
  token: string
  answers: Record<string, Promise<Response>>
  /** By the worker, before the program listened. */
  said: unknown[]
  /** Of a page that is drawn for its person: when it has come, and with it answers to more than was asked. */
  page?: Promise<EarlyPage | null | undefined>
  /** The rules of that page, while it stands. */
  sheet?: CSSStyleSheet
}

declare global {
  /** What has been asked for of who is signed in, by its addresses, until it is taken. */
  var early: EarlyAnswers | undefined
  /** When the style sheets of the page are there: what applies them. */
  var styled: Promise<() => void> | undefined
}
