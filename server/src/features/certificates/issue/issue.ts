import { randomInt } from 'node:crypto'
import { NUMBER_GROUPS } from '@academy/contract/certificates'
import type { Insertable } from 'kysely'
import { newId } from '../../../db/ids.ts'
import type { CertificatesTable } from '../../../db/schema-money-and-proof.ts'
import type { Context } from '../../../http/context.ts'
import { randomShortCode } from '../../../services/tokens.ts'
import { STATUS_LIST_BITS } from '../credential/index.ts'
import type { IssuedFacts } from './facts-store.ts'
import { type Issued, insertWhereFree } from './issue-store.ts'

type NewCertificate = Omit<Insertable<CertificatesTable>, 'id' | 'number' | 'status_index'>

/** Certificates with everything that they say in their own columns, not yet drawn. */
export function issueCertificates(ctx: Context, facts: readonly IssuedFacts[]): Promise<Issued[]> {
  const issued = { ...signatory(ctx), issued_at: ctx.now() }
  return insertNumbered(
    ctx,
    facts.map((row) => ({ ...row, ...issued })),
  )
}

/** Who signs, and where, as the academy's settings say now. */
export function signatory({ academy }: Pick<Context, 'academy'>) {
  const { signatoryName, signatoryTitle, place } = academy.certificate
  return { signatory_name: signatoryName ?? academy.name, signatory_title: signatoryTitle ?? '', place }
}

const NUMBERS_TRIED = 20

/** Each under a random number and a random bit of its own; where one is taken already, both are drawn anew. */
export async function insertNumbered(ctx: Context, rows: readonly NewCertificate[]): Promise<Issued[]> {
  const done: Issued[] = []
  let left = rows.map((row) => ({ ...row, id: newId() }))
  for (let tried = 0; left.length > 0; tried += 1) {
    if (tried === NUMBERS_TRIED) throw new Error('no free certificate number was found')
    const inserted = await insertWhereFree(
      ctx.db,
      left.map((row) => ({ ...row, ...randomPlace() })),
    )
    done.push(...inserted)
    const known = new Set(inserted.map(({ id }) => id))
    left = left.filter(({ id }) => !known.has(id))
  }
  return done
}

const randomPlace = () => ({
  number: randomShortCode(NUMBER_GROUPS),
  status_index: randomInt(STATUS_LIST_BITS),
})
