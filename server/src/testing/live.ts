import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

export interface LivePage {
  status: number
  /** Every word so far. */
  heard: string[]
  /** Resolves with the next word that nobody has taken yet; rejects when the stream ends before it comes. */
  next(): Promise<string>
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  leave(): void
}

/** A page that follows live events, over a socket. Takes the first word, 'all', which says that it hears everything now; one that says how old
 * what it knows is hears what came since. */
export async function openLivePage(address: string, token: string, knows?: number): Promise<LivePage> {
  const query = knows === undefined ? '' : `?knows=${knows}`
  const asked = request(`${address}/api/events${query}`, { headers: { token } }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const heard: string[] = []
  let taken = 0
  let rest = ''
  let isOver = false
  response.setEncoding('utf8').on('data', (text: string) => {
    rest += text
    const parts = rest.split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const word = /^event: (\w+)$/m.exec(part)?.[1]
      if (word) heard.push(word)
    }
    response.emit('word')
  })
  const ended = new Promise<void>((resolve) =>
    response.once('close', () => {
      isOver = true
      response.emit('word')
      resolve()
    }),
  )
  const next = async () => {
    while (heard.length === taken) {
      if (isOver) throw new Error(`the stream ended after ${heard.join(', ') || 'nothing'}`)
      await once(response, 'word')
    }
    taken += 1
    return heard[taken - 1] as string
  }
  const page = { status: response.statusCode ?? 0, heard, next, ended, leave: () => void response.destroy() }
  if (page.status !== 200) response.resume()
  else if (knows === undefined) await next()
  return page
}
