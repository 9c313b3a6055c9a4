import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** With its account's name and password. */
  mailUrl: string
  port: number
  received: { to: string[]; eml: string }[]
  /** While it is, every letter is refused for the moment. */
  isAway: boolean
  /** It takes so many letters; whoever sends another waits for an answer that does not come. */
  takes: number
  /** Letters that came whole and got no answer. */
  unanswered: number
  /** While it is, it greets nobody. */
  isMute: boolean
  stop(): Promise<void>
}

const refusal = (responseCode: number, said: string) => Object.assign(new Error(said), { responseCode })

/** A mail server with one account. It has no mailbox for addresses that begin with `nobody`. */
export async function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onConnect: (_session, done) => {
      if (!mailServer.isMute) done()
    },
    onAuth: ({ username, password }, _session, done) =>
      username === 'academy' && password === 'p@ss' ? done(null, { user: 'academy' }) : done(new Error('no')),
    onMailFrom: (_address, _session, done) => done(mailServer.isAway ? new Error('try later') : null),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? refusal(550, `no mailbox ${address}`) : null),
    onData: async (stream, session, done) => {
      const eml = await text(stream).catch(() => null)
      // The sender died in the middle of it.
      if (eml === null) return
      if (mailServer.received.length >= mailServer.takes) {
        mailServer.unanswered += 1
        return
      }
      mailServer.received.push({ to: session.envelope.rcptTo.map((recipient) => recipient.address), eml })
      done()
    },
  })
  // Lines that drop are the tests' own doing.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mailServer: MailServer = {
    mailUrl: `smtp://academy:p%40ss@127.0.0.1:${port}`,
    port,
    received: [],
    isAway: false,
    takes: Number.POSITIVE_INFINITY,
    unanswered: 0,
    isMute: false,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
  return mailServer
}
