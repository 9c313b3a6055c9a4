// Certificates as Open Badges 3.0 credentials: the issuer's keys, signing, and the public documents to verify with.
// It issues and revokes nothing: it signs the facts it is given, and publishes what the certificates' rows say.
export { issuerKeyTrouble, prepareIssuerKey, rotateIssuerKey } from './keys.ts'
export { mountCredentials } from './mount.ts'
export { STATUS_LIST_BITS } from './revocations.ts'
export { signCredential } from './sign-credential.ts'
