import { z } from 'zod'
import { pageNumber, pageRows } from './fields.ts'
import * as HTTP_MESSAGES from './messages.ts'

/** Which part of a long list; without them the first rows, as many as a list ever holds. */
export const pageQuery = {
  page: pageNumber.optional().catch(1),
  limit: pageRows(HTTP_MESSAGES.invalidInput).optional(),
}

/** How many rows there are over all pages, and which page this is: a list that stops at its bound says so. */
export const pageReply = { total: z.number(), page: z.number(), pages: z.number() }
