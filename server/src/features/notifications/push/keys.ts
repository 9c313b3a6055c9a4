import { type Context, type Db, type Services, systemContext } from '../../../http/context.ts'
import { makePushKey, type PushKey, readPushKey } from '../../../services/push/index.ts'
import { seal, unseal } from '../../../services/sealed.ts'
import { deleteKey, findKey, insertKey } from './keys-store.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findKey>>>
type Holder = Pick<Context, 'db' | 'secret'>
const SORT = 'academy push keys'

/** At the start, after the issuer key has shown that the SECRET is this database's: there is a key, and it opens. One that another
 * SECRET sealed is of no use to anybody; with a new one each device is turned on anew. */
export async function preparePushKey(services: Services): Promise<void> {
  if (!services.config.hasPush) return
  await systemContext(services).write(async (ctx) => {
    const found = await findKey(ctx.db)
    if (found && !opened(found, ctx.secret)) {
      const devices = await deleteKey(ctx.db, found.public_key)
      ctx.log.warn({ devices }, 'the key of push was sealed with another SECRET: a new one is made')
    }
    await pushKey(ctx)
  })
}

/** Made where there is none.
 * @throws Error when it was sealed with another SECRET */
export async function pushKey(holder: Holder): Promise<PushKey> {
  const { db, secret } = holder
  const found = await findKey(db)
  if (found) {
    const key = opened(found, secret)
    if (!key) throw new Error('the key of push was sealed with another SECRET')
    return key
  }
  const { publicKey, privateKey } = makePushKey()
  await insertKey(db, { public_key: publicKey, private_key: seal(privateKey, secret, publicKey, SORT) })
  return pushKey(holder)
}

export const publicPushKey = async (db: Db): Promise<string | null> => (await findKey(db))?.public_key ?? null

function opened({ public_key, private_key }: Row, secret: string): PushKey | null {
  const bytes = unseal(private_key, secret, public_key, SORT)
  return bytes && { publicKey: public_key, privateKey: readPushKey(bytes) }
}
