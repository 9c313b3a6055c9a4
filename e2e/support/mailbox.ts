import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The newest mail to an address, once it is there: the text part as a person reads it. */
export async function newestMailTo(address: string, subject: RegExp): Promise<string> {
  let found = ''
  await expect
    .poll(
      () => {
        found =
          mails()
            .filter((mail) => mail.includes(`To: ${address}`) && subject.test(mail))
            .at(-1) ?? ''
        return found
      },
      { message: `a mail to ${address} about ${subject}` },
    )
    .not.toBe('')
  return decode(found)
}

function mails(): string[] {
  const folder = process.env.ACADEMY_OUTBOX ?? ''
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
  } catch {
    return []
  }
}

/** Quoted-printable, which folds long links. */
function decode(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
