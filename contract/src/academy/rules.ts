/** Providers of sign-in that an academy may be connected to. */
export const SIGN_IN_PROVIDERS = ['google', 'github'] as const
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number]
