import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { newId } from '../../../db/ids.ts'
import { type Context, type Services, systemContext } from '../../../http/context.ts'
import { seal, unseal } from '../../../services/sealed.ts'
import { findActiveKey, type IssuerKeyRow, insertKey, retireKey } from './keys-store.ts'
import { multikeyOf } from './multikey.ts'

export interface SigningKey {
  /** `z6Mk…`: its name under the issuer's address. */
  publicKey: string
  privateKey: KeyObject
}
type Holder = Pick<Context, 'db' | 'secret'>

const SORT = 'academy issuer keys'
const OTHER_SECRET =
  'This database belongs to an academy with another SECRET: its key that signs credentials cannot be opened with this one. ' +
  'Set the SECRET of that academy, the same on every node (without one it stands in its DATA_DIR/secret). When that is ' +
  'lost for good, a new key is made by: npm run academy -- rotate-issuer-key'

/** At the start: there is a key that signs, and this SECRET opens it. It is replaced by `rotateIssuerKey` alone:
 * a node with a wrong SECRET would retire the key of all others.
 * @throws Error saying what to do */
export async function prepareIssuerKey(services: Services): Promise<void> {
  await systemContext(services).write(async (ctx) => {
    if (!opened(await activeKey(ctx), ctx.secret)) throw new Error(OTHER_SECRET)
  })
}

/** For a restore, which brings the key of another machine: what is to be done before the next start, or null. */
export async function issuerKeyTrouble({ db, secret }: Holder): Promise<string | null> {
  const active = await findActiveKey(db)
  return active && !opened(active, secret) ? OTHER_SECRET : null
}

/** A new key signs from now on; the former ones stay published.
 * @returns its name */
export async function rotateIssuerKey(ctx: Context): Promise<string> {
  return replaceKey(ctx, await activeKey(ctx))
}

/** @throws Error when the key was sealed with another SECRET */
export async function signingKey(holder: Holder): Promise<SigningKey> {
  const active = await activeKey(holder)
  const privateKey = opened(active, holder.secret)
  if (!privateKey) throw new Error(OTHER_SECRET)
  return { publicKey: active.public_key, privateKey }
}

async function replaceKey(
  ctx: Pick<Context, 'db' | 'secret' | 'now'>,
  former: IssuerKeyRow,
): Promise<string> {
  await retireKey(ctx.db, former.id, ctx.now())
  return (await activeKey(ctx)).public_key
}

/** The key that signs, made when there is none. */
async function activeKey({ db, secret }: Holder): Promise<IssuerKeyRow> {
  const found = await findActiveKey(db)
  if (found) return found
  const { privateKey } = generateKeyPairSync('ed25519')
  const publicKey = multikeyOf(privateKey)
  const bytes = privateKey.export({ type: 'pkcs8', format: 'der' })
  await insertKey(db, {
    id: newId(),
    public_key: publicKey,
    private_key: seal(bytes, secret, publicKey, SORT),
  })
  const made = await findActiveKey(db)
  if (!made) throw new Error('there is no issuer key')
  return made
}

function opened({ public_key, private_key }: IssuerKeyRow, secret: string): KeyObject | null {
  const bytes = private_key && unseal(private_key, secret, public_key, SORT)
  return bytes ? createPrivateKey({ key: bytes, type: 'pkcs8', format: 'der' }) : null
}
