import { createAltcha } from './altcha.ts'
import type { Captcha, ReplayMemory } from './captcha.ts'
import { createRemoteCaptcha, type RemoteProvider } from './remote.ts'

export type CaptchaOptions =
  | { provider: 'none' }
  | { provider: 'altcha'; secret: string; replay: ReplayMemory; maxNumber?: number }
  | { provider: RemoteProvider; siteKey: string; secret: string; verifyUrl?: string; timeoutMs?: number }

export function createCaptcha(options: CaptchaOptions): Captcha {
  if (options.provider === 'none') return noCaptcha
  return options.provider === 'altcha' ? createAltcha(options) : createRemoteCaptcha(options)
}

/** For API clients and tests. */
const noCaptcha: Captcha = {
  publicConfig: () => ({ provider: 'none' }),
  challenge: async () => null,
  verify: async () => true,
}
