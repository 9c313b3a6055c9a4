import type { Config } from '../../config.ts'

/** A link that opens a page by what it holds, once. That stands behind the `#`, which browsers send to nobody: no proxy between and no mail
 * scanner that opens the page learns it. */
export const linkTo = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  page: 'reset-password' | 'setup' | 'undo-email',
  token: string,
): string => `${publicUrl}/${page}/open#${token}`
