import { connect, createServer, type Socket } from 'node:net'

export interface Line {
  /** The academy as this line reaches it: an origin of its own. */
  url: string
  /** Whoever asks from now on is heard by nobody, and told nothing. */
  hang(): void
  /** What was asked meanwhile was lost; what is asked from now on is answered. */
  goOn(): void
  /** Bytes that came from the academy. */
  bytes(): number
  close(): Promise<void>
}

/** A page that is here already stands by then, whatever the line does: one that waits for the line never does. On a quiet machine it is 1.5 s,
 * beside other work more. */
export const AT_ONCE_MS = 5_000

/** A line to the academy that can be made to hang: the phone believes that it is online, connects, and waits. */
export async function openLine(academy: string): Promise<Line> {
  const { hostname, port } = new URL(academy)
  const sockets = new Set<Socket>()
  let isHanging = false
  let bytes = 0
  const server = createServer((phone) => {
    sockets.add(phone)
    phone.on('error', () => {})
    if (isHanging) return
    const far = connect(Number(port), hostname)
    sockets.add(far)
    far.on('error', () => phone.destroy())
    phone.on('data', (data) => !isHanging && far.write(data))
    far.on('data', (data) => {
      bytes += data.length
      if (!isHanging) phone.write(data)
    })
    phone.on('close', () => far.destroy())
    far.on('close', () => !isHanging && phone.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the line has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    hang: () => {
      isHanging = true
    },
    goOn: () => {
      isHanging = false
      for (const socket of sockets) socket.destroy()
    },
    bytes: () => bytes,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
