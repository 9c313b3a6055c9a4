import { randomBytes } from 'node:crypto'
import type { Context } from '../../http/context.ts'
import { isSameSecret } from '../../services/tokens.ts'
import { readCookie, readFormerCookie, signatureFor, writeCookie } from './cookies.ts'
import type { UserRow } from './store.ts'

type Account = Pick<UserRow, 'id' | 'password_hash'>

const COOKIE = 'academy_devices'
const DAY_MS = 86_400_000
const DAYS = 180
/** A computer of a lab has many users. */
const MARKS_KEPT = 10
/** The day it ends, a random number, the signature. */
const MARK = /^(?<unsigned>(?<lastDay>\d{5})\.(?<id>[\w-]{16}))\.(?<signed>[\w-]{43})$/

interface Mark {
  text: string
  unsigned: string
  id: string
  signed: string
}

/** Whether this browser has proved this account's password before, and by which mark. It opens nothing: its sign-ins are
 * counted by themselves, so that strangers in the same network cannot use up the tries of who belongs here. */
export function markOf(ctx: Context, account: Account | undefined): string | null {
  if (!account) return null
  return marksIn(ctx).find((mark) => isOf(ctx, mark, account))?.id ?? null
}

/** The right password was typed or chosen here. The marks of other people at the same computer stay. */
export function markDevice(ctx: Context, account: Account): void {
  const unsigned = `${today(ctx) + DAYS}.${randomBytes(12).toString('base64url')}`
  const others = marksIn(ctx).filter((mark) => !isOf(ctx, mark, account))
  const marks = [`${unsigned}.${sign(ctx, unsigned, account)}`, ...others.map(({ text }) => text)]
  const value = marks.slice(0, MARKS_KEPT).join('~')
  ctx.setCookie(writeCookie(ctx, { name: COOKIE, value, path: '/api/user', maxAgeSeconds: DAYS * 86_400 }))
}

function marksIn(ctx: Context): Mark[] {
  // A device that was known before cookies were named for https stays so: a mark is signed, and one from elsewhere is none.
  const texts = (readCookie(ctx, COOKIE) ?? readFormerCookie(ctx, COOKIE) ?? '').split('~', MARKS_KEPT)
  return texts.flatMap((text) => {
    const { unsigned = '', lastDay, id = '', signed = '' } = MARK.exec(text)?.groups ?? {}
    return Number(lastDay) >= today(ctx) ? [{ text, unsigned, id, signed }] : []
  })
}

const isOf = (ctx: Context, { unsigned, signed }: Mark, account: Account) =>
  isSameSecret(signed, sign(ctx, unsigned, account))

/** With the password's hash: a new password ends the marks of everybody who knew the old one. */
const sign = (ctx: Context, unsigned: string, { id, password_hash: hash }: Account) =>
  signatureFor(ctx, 'known device', `${unsigned}\n${id}\n${hash ?? ''}`)

const today = (ctx: Context) => Math.floor(ctx.now().getTime() / DAY_MS)
