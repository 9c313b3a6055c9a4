/** The mail: what was announced stands in it whole. */
export const ANNOUNCEMENT_MAIL_TEXT = {
  greeting: (name: string) => `Hello ${name},`,
  toCourse: (author: string, course: string) => `${author} tells everybody in ${course}:`,
  toPeople: (author: string, academy: string) => `${author} tells people of ${academy}:`,
  button: 'Open the announcement',
} as const
