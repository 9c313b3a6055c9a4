import { USER_MESSAGES } from '@academy/contract/users'
import type { Logger } from 'pino'
import { type Config, outboxDirectory } from '../config.ts'
import { newId } from '../db/ids.ts'
import { openMail } from '../open.ts'
import { isMailRefused, writeLetter } from '../services/mail/index.ts'
import { readAcademySettings } from '../settings.ts'
import { OperatorRefusal, say } from './terminal.ts'

/** One letter, now and not through the queue, so that the mail server's answer is seen. */
export async function runTestMail(config: Config, log: Logger, [to]: string[]): Promise<void> {
  if (!to?.includes('@'))
    throw new OperatorRefusal(`${USER_MESSAGES.emailInvalid}: npm run academy -- test-mail ADDRESS`)
  const academy = ownFacts(config)
  const transport = openMail(config, academy, log)
  try {
    await transport.send(
      writeLetter(to, {
        academyName: academy.name,
        subject: `A test of the mail of ${academy.name}`,
        paragraphs: [
          'This letter was asked for by the operator. Whoever reads it gets the mails of the academy.',
        ],
        button: { label: 'Open the academy', url: config.publicUrl },
      }),
      newId(),
    )
  } catch (error) {
    const { cause, message } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    if (isMailRefused(error))
      throw new OperatorRefusal(`The mail server refused the letter to ${to}: ${reason}`)
    throw new OperatorRefusal(
      config.mailUrl ? `MAIL_URL does not work: ${reason}` : `The mail was not written: ${reason}`,
    )
  } finally {
    transport.close()
  }
  say(
    config.mailUrl
      ? `The mail server took a letter to ${to}. When it does not arrive, look among the unwanted mails, and at MAIL_FROM.`
      : `There is no MAIL_URL: the letter is the newest file in ${outboxDirectory(config)}.`,
  )
}

/** @throws Refusal naming what is wrong in academy.json */
function ownFacts({ dataDir }: Config) {
  try {
    return readAcademySettings(dataDir)
  } catch (error) {
    throw new OperatorRefusal((error as Error).message)
  }
}
