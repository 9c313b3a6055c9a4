import { rotateIssuerKey } from '../features/certificates/index.ts'
import { systemContext } from '../http/context.ts'
import type { OpenAcademy } from '../open.ts'
import { say } from './terminal.ts'

export async function runRotateIssuerKey({ services }: OpenAcademy): Promise<void> {
  const key = await systemContext(services).write(rotateIssuerKey)
  say(`Credentials are signed with ${key} from now on. The former keys stay published.`)
}
