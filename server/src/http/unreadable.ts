import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { HTTP_MESSAGES } from '@academy/contract/http'
import type { FastifyInstance } from 'fastify'
import { isByHttps } from '../config/https.ts'
import { answerAndClose } from './closing-answer.ts'
import type { Services } from './context.ts'
import { networkForLog } from './network.ts'
import { invalid } from './problem.ts'

type Refusal = [status: number, message: string]

/** What Node's parser says of bytes that it takes for no request; anything else is 400. */
const BY_CODE: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: [431, HTTP_MESSAGES.headersTooLarge],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, HTTP_MESSAGES.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, HTTP_MESSAGES.tooSlow],
}

/** Requests that never reach the framework are refused in our shape too, and their connection is closed. */
export function createUnreadable({ config, log }: Pick<Services, 'config' | 'log'>) {
  /** The newest of each connection. */
  const answers = new WeakMap<Socket, ServerResponse>()

  function refuse(socket: Socket, [status, message]: Refusal, reason: string): void {
    const requestId = randomUUID()
    const network = networkForLog(socket.remoteAddress, config.logNetwork)
    log.info({ reqId: requestId, status, reason, network }, 'a request could not be read')
    answerAndClose(socket, { status, message, requestId, isHttps: isByHttps(config) })
  }

  return {
    onClientError({ code = '' }: Error & { code?: string }, socket: Socket): void {
      const answer = answers.get(socket)
      // Half of another answer is on its way: ours would stand in the middle of it.
      const isAnswering = answer?.headersSent && !answer.writableFinished
      const isBroken = code !== 'ERR_HTTP_REQUEST_TIMEOUT' && !code.startsWith('HPE_')
      if (isAnswering || isBroken) socket.destroy()
      else refuse(socket, BY_CODE[code] ?? [400, HTTP_MESSAGES.unreadableBody], code)
    },

    /** What Node would refuse by itself with an empty answer. */
    watch(app: FastifyInstance): void {
      app.server.on('request', ({ socket }, answer) => answers.set(socket, answer))
      app.server.on('checkExpectation', ({ socket }) =>
        refuse(socket, [417, HTTP_MESSAGES.unreadableBody], 'expect'),
      )
      app.addHook('onRequest', async ({ raw }) => {
        const needsHost = raw.httpVersion === '1.1'
        if (needsHost && raw.headers.host === undefined) throw invalid(HTTP_MESSAGES.unreadableBody)
      })
    },
  }
}
