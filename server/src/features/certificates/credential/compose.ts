import {
  badgePath,
  certificatePath,
  credentialPath,
  CREDENTIAL_WORDING as WORDING,
} from '@academy/contract/certificates'
import type { Context } from '../../../http/context.ts'
import { BADGE_PATH, ISSUER_PATH, REVOCATIONS_PATH } from './addresses.ts'
import { CREDENTIAL_CONTEXTS } from './contexts.ts'
import { dateTime, type Unsigned } from './sign.ts'

export interface CredentialFacts {
  number: string
  course_id: string | null
  holder_name: string
  course_title: string
  course_description: string
  category: string
  issued_at: Date
  status_index: number
}
type Academy = Pick<Context, 'config' | 'academy'>

/** An Open Badges 3.0 credential of a certificate, not yet signed. It knows the holder by name alone: no e-mail, no id. */
export function composeCredential({ config, academy }: Academy, row: CredentialFacts): Unsigned {
  const { publicUrl } = config
  const checkUrl = `${publicUrl}${certificatePath(row.number)}`
  return {
    '@context': CREDENTIAL_CONTEXTS,
    id: `${publicUrl}${credentialPath(row.number)}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: row.course_title,
    description: WORDING.description(row.course_title),
    image: image(`${publicUrl}${badgePath(row.number)}`, row.course_title),
    issuer: { id: `${publicUrl}${ISSUER_PATH}`, type: ['Profile'], name: academy.name, url: publicUrl },
    validFrom: dateTime(row.issued_at),
    awardedDate: dateTime(row.issued_at),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityHash: row.holder_name, identityType: 'name', hashed: false },
      ],
      licenseNumber: row.number,
      achievement: {
        id: row.course_id ? `${publicUrl}/course/${row.course_id}` : `${checkUrl}#achievement`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: row.course_title,
        description: row.course_description || WORDING.description(row.course_title),
        criteria: { narrative: WORDING.criteria },
        image: image(`${publicUrl}${BADGE_PATH}`, academy.name),
        ...(row.category && { fieldOfStudy: row.category }),
      },
    },
    credentialStatus: {
      id: `${publicUrl}${REVOCATIONS_PATH}#${row.status_index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(row.status_index),
      statusListCredential: `${publicUrl}${REVOCATIONS_PATH}`,
    },
  }
}

const image = (id: string, caption: string) => ({ id, type: 'Image', caption })
