import { deferred } from './promises.ts'

/** What the page's person is to see comes before the program: its script is put into the page only then. */
export const [programMayBegin, beginProgram] = deferred()
