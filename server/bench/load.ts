import { Agent, request } from 'node:http'

export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Load {
  perSecond: number
  /** Of each call, in the order they ended. */
  ms: number[]
}

const AT_ONCE = 8

/** Sends `count` calls, eight at once over connections that stay open; any answer but 200 or 206 ends the measurement. */
export async function load(address: string, count: number, callOf: (n: number) => Call): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const ms: number[] = []
  let next = 0
  const worker = async () => {
    for (let n = next++; n < count; n = next++) {
      const started = performance.now()
      await send(agent, address, callOf(n))
      ms.push(performance.now() - started)
    }
  }
  const started = performance.now()
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return { perSecond: (count * 1000) / (performance.now() - started), ms }
  } finally {
    agent.destroy()
  }
}

/** One call's body, for comparing what both sides answer. */
export const answerOf = async (address: string, call: Call): Promise<string> =>
  (await answerBytes(address, call)).toString('utf8')

/** The bytes as they came, packed or not. */
export async function answerBytes(address: string, call: Call): Promise<Buffer> {
  const agent = new Agent()
  const chunks: Buffer[] = []
  await send(agent, address, call, (chunk) => chunks.push(chunk))
  return Buffer.concat(chunks)
}

export function send(
  agent: Agent,
  address: string,
  { method, path, headers, body }: Call,
  onChunk: (chunk: Buffer) => void = () => {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const json = body && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }
    const sent = request(
      `${address}${path}`,
      { agent, method, headers: { ...json, ...headers } },
      (response) => {
        const isRight = response.statusCode === 200 || response.statusCode === 206
        response.on('data', onChunk)
        response.once('error', reject)
        response.once('end', () =>
          isRight
            ? resolve()
            : reject(new Error(`${method} ${path} was answered with ${response.statusCode}`)),
        )
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

/** The value below which that share of them lies. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: number[]) => quantile(values, 0.5)
