/** Where the issuer, its keys and its revocations are published. They stand in what is signed, so they never change. */
export const ISSUER_PATH = '/certificate/issuer'
export const KEYS_PATH = '/certificate/keys'
export const REVOCATIONS_PATH = '/certificate/revocations'
export const BADGE_PATH = '/certificate/badge.png'
