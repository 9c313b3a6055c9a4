import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'

export interface Answer {
  status: number
  /** Of its JSON, with commas. */
  keys: string
  closes: boolean
}

const AFTER_THE_FIRST_THAT_CLOSES = 3

/**
 * Renames its person over one kept connection, again and again, until an answer closes the connection, and a little longer.
 * Rejects when an answer does not come.
 */
export function keepWriting(
  address: string,
  token: string,
  name: string,
): { firstAnswer: Promise<void>; done: Promise<Answer[]> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let tellFirst = () => {}
  const firstAnswer = new Promise<void>((resolve) => {
    tellFirst = resolve
  })
  async function write(): Promise<Answer[]> {
    const answers: Answer[] = []
    let left = AFTER_THE_FIRST_THAT_CLOSES
    while (left > 0) {
      const answer = await rename(agent, address, token, name)
      answers.push(answer)
      tellFirst()
      if (answer.closes) left -= 1
    }
    agent.destroy()
    return answers
  }
  return { firstAnswer, done: write() }
}

function rename(agent: Agent, address: string, token: string, name: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', token }
  return new Promise((resolve, reject) => {
    const asked = request(`${address}/api/user/me`, { agent, method: 'PUT', headers }, (response) => {
      json(response).then((body) => {
        const keys = Object.keys(body as object).join()
        resolve({ status: response.statusCode ?? 0, keys, closes: response.headers.connection === 'close' })
      }, reject)
    })
    asked.once('error', reject)
    asked.end(JSON.stringify({ name }))
  })
}
