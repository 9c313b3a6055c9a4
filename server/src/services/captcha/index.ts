/**
 * Proof that somebody took a moment: a self-hosted proof of work by default, three third-party services by configuration.
 * It knows no account and counts no failures; rooms decide when a captcha is asked for.
 */
export type {
  AltchaChallenge,
  Captcha,
  CaptchaProvider,
  ReplayMemory,
} from './captcha.ts'
export { createCaptcha } from './create.ts'
