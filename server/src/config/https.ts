import type { Config } from './shape.ts'

/** People come by https: what is sent to them may say so, and their cookies go by nothing else. */
export const isByHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:')
