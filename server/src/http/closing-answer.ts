import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { COME_BY_HTTPS } from './headers.ts'

interface ClosingAnswer {
  status: number
  message: string
  requestId: string
  isHttps: boolean
}

/** The last answer of a connection, written past the framework, which has no request to answer or still reads one. */
export function answerAndClose(socket: Socket, { status, message, requestId, isHttps }: ClosingAnswer): void {
  const json = JSON.stringify({ message })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(json)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    ...(isHttps ? [`strict-transport-security: ${COME_BY_HTTPS}`] : []),
    'connection: close',
  ]
  if (socket.writable) socket.write([...head, '', json].join('\r\n'))
  socket.destroySoon()
}
