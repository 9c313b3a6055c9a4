import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from './config.ts'

type Place = Pick<Config, 'host' | 'port'>

/** Before a whole database is made for nothing: may the academy listen where it is told to?
 * @throws Error naming PORT or HOST */
export async function assertMayListen({ host, port }: Place): Promise<void> {
  const server = createServer()
  try {
    const listening = once(server, 'listening')
    server.listen({ host, port })
    await listening
  } catch (error) {
    throw listenFailure(error, { host, port })
  }
  server.close()
  await once(server, 'close')
}

/** The port was free a moment ago: the sentence that says it is taken, when another program was faster. */
export function listenFailure(error: unknown, { host, port }: Place): Error {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new Error(
      `PORT ${port} of ${host} is taken by another program, perhaps by another academy. ` +
        'Stop that one, or set PORT to another number.',
    )
  if (code === 'EACCES')
    return new Error(
      `PORT ${port} is not for this user: below 1024 it takes root. ` +
        'Set PORT=5000 and put a proxy in front (docs/operations.md).',
    )
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
    return new Error(
      `HOST=${host} is no address of this machine. Set 0.0.0.0 for all of them, 127.0.0.1 for this machine alone.`,
    )
  return new Error(`HOST=${host} with PORT=${port} cannot be listened on: ${message}`)
}
