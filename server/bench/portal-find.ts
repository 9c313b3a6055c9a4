import { Agent } from 'node:http'
import { quantile, send } from './load.ts'
import { type Caller, tokenOf } from './portal-seed.ts'
import type { Figure } from './report.ts'

const CALLS = 60
const MAX_MS = 100
/** What is typed into Quick find, of learner 7777 and of payment 7777 among others. */
const TYPED = {
  'an exact name': 'Éric Ingabire 8f098',
  'how names begin': 'eri ing',
  'what many are called': 'uwase',
  'a slip of the keys': 'Ingabre Erik',
  'letters that changed places': 'Ingbaire',
  'an address': 'learner7777@example.rw',
  'a telephone number': '0700007777',
  'the words of a question': 'why question 7777',
  'a payment code': 'YXYE-6Y',
  'what nobody is called': 'zyzzyva quokka',
}

/** Each kind of question on its own, by who finds everything and by who finds only what is theirs. */
export async function measureFind(address: string, people: number): Promise<Figure[]> {
  const figures: Figure[] = []
  const agent = new Agent({ keepAlive: true })
  for (const caller of ['admin', 'teacher'] satisfies Caller[])
    for (const [kind, typed] of Object.entries(TYPED)) {
      const ms: number[] = []
      const path = `/api/find?q=${encodeURIComponent(typed)}`
      for (let n = 0; n < CALLS; n++) {
        const began = performance.now()
        await send(agent, address, { method: 'GET', path, headers: { token: tokenOf(caller) } })
        ms.push(performance.now() - began)
      }
      const name = `find: ${kind}, ${caller}, ${people} people, p95`
      figures.push({ name, value: quantile(ms, 0.95), unit: 'ms', max: MAX_MS })
    }
  agent.destroy()
  return figures
}
