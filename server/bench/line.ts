import { type IncomingMessage, request } from 'node:http'

/** A page's line: stands once it has brought its first word, which is 'all'; `onWord` hears that and every later one. */
export async function openLine(
  address: string,
  headers: Record<string, string>,
  onWord: (word: string) => void,
): Promise<IncomingMessage> {
  const asked = request(`${address}/api/events`, { agent: false, headers }).end()
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve)
    asked.once('error', reject)
  })
  if (response.statusCode !== 200) throw new Error(`a line was answered with ${response.statusCode}`)
  // What is cut ends it, too.
  response.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    response.once('close', () => reject(new Error('a line ended before its first word')))
    let rest = ''
    response.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        const word = /^event: (\w+)$/m.exec(part)?.[1]
        if (!word) continue
        resolve()
        onWord(word)
      }
    })
  })
  return response
}
