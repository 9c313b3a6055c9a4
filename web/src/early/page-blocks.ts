import { PAGE_COPIED } from '../lib/offline/page-copies.ts'
import { token } from './person.ts'

// What the server put into the page for this script, before it.

const block = (id: string) => (token ? document.getElementById(id) : null)

/** What a signed-in person's page asks first, as JSON. */
export const reads = block('reads')

/** The same of a page that nobody is given drawn. */
export const firstCalls = block('first-calls')

/** Whose copy of the page this is has its sheets, too: what is drawn holds by them. */
export const hasSheets = reads?.hasAttribute(PAGE_COPIED) ?? false

/** What the page is made of, out of the browser's sight until it is named; null where it stands in the page, and once it is named. */
export const filesOfPage = () => document.getElementById('files') as HTMLTemplateElement | null
