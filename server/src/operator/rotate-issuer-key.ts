import { recordAct } from '../features/audit/index.ts'
import { rotateIssuerKey } from '../features/certificates/index.ts'
import { operatorContext } from '../http/context.ts'
import type { OpenAcademy } from '../open.ts'
import { say } from './terminal.ts'

export async function runRotateIssuerKey({ services }: OpenAcademy): Promise<void> {
  const key = await operatorContext(services, 'rotate-issuer-key').write(async (ctx) => {
    const next = await rotateIssuerKey(ctx)
    await recordAct(ctx, 'rotate-issuer-key', next, { name: next })
    return next
  })
  say(`Credentials are signed with ${key} from now on. The former keys stay published.`)
}
