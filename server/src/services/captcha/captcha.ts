export type CaptchaProvider = 'none' | 'altcha' | 'turnstile' | 'hcaptcha' | 'recaptcha'

/** What the page needs to show the right widget. */
export type CaptchaPublicConfig = { provider: CaptchaProvider; siteKey?: string }

export type AltchaChallenge = {
  algorithm: string
  challenge: string
  maxnumber?: number
  salt: string
  signature: string
}

export type Captcha = {
  publicConfig: () => CaptchaPublicConfig
  /** Null for every provider that makes its challenges itself. */
  challenge: () => Promise<AltchaChallenge | null>
  /** True once for each solved challenge. A provider that can't be reached counts as not solved. */
  verify: (payload: string | null | undefined) => Promise<boolean>
}

/** Remembers used challenges across all nodes. */
export type ReplayMemory = {
  /** True the first time an id is claimed, false ever after (until it has expired). */
  claim: (id: string, expiresAt: Date) => Promise<boolean>
}
