import type { Config } from '../../../config.ts'

/** Push services of this machine serve for trying out alone. */
export const reachOf = ({ isProduction }: Config) => ({ allowsLoopback: !isProduction })

/** Whom the operators of a push service may write to; they take https and mail addresses. */
export const contactOf = ({ publicUrl }: Config): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:no-reply@${new URL(publicUrl).hostname}`
