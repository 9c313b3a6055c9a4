import type { IncomingMessage } from 'node:http'

/** Reads on to nobody what a client still sends after its refusal: the unread rest would block the connection's next request. */
export function drain(message: IncomingMessage): void {
  if (message.readableEnded || message.destroyed) return
  message.unpipe()
  message.resume()
}
