import { z } from 'zod'

// The rules of Open Badges 3.0 on an OpenBadgeCredential, as far as the academy's credentials and the published examples
// use them. What is not named here may be there: the specification lets documents be extended.
const iri = z.url({ protocol: /^(https?|did|urn)$/ }).or(z.string().regex(/^(did|urn):/))
const dateTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/)
const some = <T extends z.ZodType>(item: T) => z.union([item, z.array(item).min(1)])
const typed = (...names: string[]) =>
  z
    .union([z.string(), z.array(z.string())])
    .refine((types) => names.every((name) => [types].flat().includes(name)), {
      error: `the type has ${names.join(' and ')}`,
    })
const text = z.string().min(1)

const image = z.looseObject({ id: z.string().min(1), type: z.literal('Image'), caption: text.optional() })
const identity = z.looseObject({
  type: z.literal('IdentityObject'),
  hashed: z.boolean(),
  identityHash: text,
  identityType: z.enum(['name', 'emailAddress', 'sourcedId', 'identifier', 'nationalIdentityNumber']),
  salt: text.optional(),
})
const profile = z.looseObject({
  id: iri,
  type: typed('Profile'),
  name: text.optional(),
  url: z.url().optional(),
  email: z.email().optional(),
  image: image.optional(),
})
const achievement = z.looseObject({
  id: iri,
  type: typed('Achievement'),
  name: text,
  description: text,
  criteria: z
    .looseObject({ id: iri.optional(), narrative: text.optional() })
    .refine(({ id, narrative }) => id !== undefined || narrative !== undefined),
  achievementType: text.optional(),
  fieldOfStudy: text.optional(),
  image: image.optional(),
  creator: profile.optional(),
})
const subject = z
  .looseObject({
    id: iri.optional(),
    type: typed('AchievementSubject'),
    identifier: z.array(identity).min(1).optional(),
    licenseNumber: text.optional(),
    achievement,
  })
  .refine(({ id, identifier }) => id !== undefined || identifier !== undefined, 'somebody holds it')
const proof = z.looseObject({
  type: z.literal('DataIntegrityProof'),
  cryptosuite: text,
  created: dateTime,
  verificationMethod: iri,
  proofPurpose: z.literal('assertionMethod'),
  proofValue: z.string().regex(/^z[1-9A-HJ-NP-Za-km-z]+$/),
})

export const openBadgeShape = z.looseObject({
  '@context': z.tuple(
    [
      z.literal('https://www.w3.org/ns/credentials/v2'),
      z.string().regex(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context-3\.0\.\d\.json$/),
    ],
    z.string(),
  ),
  id: iri,
  type: z
    .array(z.string())
    .refine((types) => types[0] === 'VerifiableCredential')
    .refine((types) => types.includes('OpenBadgeCredential') || types.includes('AchievementCredential')),
  name: text,
  description: text.optional(),
  image: image.optional(),
  issuer: z.union([iri, profile]),
  validFrom: dateTime,
  validUntil: dateTime.optional(),
  awardedDate: dateTime.optional(),
  credentialSubject: subject,
  credentialStatus: z.looseObject({ id: iri, type: text }).optional(),
  proof: some(proof).optional(),
})
