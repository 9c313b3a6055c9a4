import type { Context } from '../../../http/context.ts'
import { ISSUER_PATH } from './addresses.ts'
import { type CredentialFacts, composeCredential } from './compose.ts'
import { signingKey } from './keys.ts'
import { addProof } from './sign.ts'

/** The credential of a certificate as text, to be stored: signed once, its bytes never change. */
export async function signCredential(
  ctx: Pick<Context, 'db' | 'secret' | 'config' | 'academy' | 'now'>,
  certificate: CredentialFacts,
): Promise<string> {
  const key = await signingKey(ctx)
  const issuer = `${ctx.config.publicUrl}${ISSUER_PATH}`
  const signed = await addProof(composeCredential(ctx, certificate), { key, issuer, at: ctx.now() })
  return JSON.stringify(signed, null, 2)
}
