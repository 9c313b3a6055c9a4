// What the build tells of each page (`.vite/pages.json`), from the records in the web (`page-route.ts` there), and the server reads.

type Parts = Readonly<Record<string, string>>
/** A call that a page makes at once. In the build `{id}` stands for the parameter of the page's address. */
export type PageRead<Address extends string = string> = readonly [
  address: Address,
  params?: Parts,
  query?: Parts,
]

/** What a page's head tells search engines, and a chat in which its address is shared. Its title is the page's own (`usePageTitle`). */
export interface PageHead {
  /** `{name}`, `{location}` and `{tagline}` are the academy's. */
  words: string
  /** It is the academy itself: the title has no more than its name. */
  isHome?: true
  /** It tells more than its record does, by what a room says of its things (`PageHeads` of the server). */
  shows?: string
  /** It is to be found: the site map names it, or each thing that it shows. */
  isListed?: true
}

/** Built files, what is imported first. */
export interface PageFiles {
  scripts: readonly string[]
  sheets: readonly string[]
}

/** One sheet in place of several: a visit asks for it once. */
export interface JoinedSheet {
  file: string
  /** The sheets that it is made of, in their order. A part that needs one of them finds it here. */
  holds: readonly string[]
}

export interface BuiltPage extends Partial<PageFiles> {
  path: string
  /** The parameters of the address that a page drawn by the server shows. */
  drawn?: readonly string[]
  /** Parameters, of the path or the query, that are no ids but one person's own. */
  secrets?: readonly string[]
  head?: PageHead
  /** The address of another page, where whoever comes is led. */
  leadsTo?: string
  isPortal?: boolean
  /** A page for signed-in people: of what role it is drawn for while nobody knows who reads it. Absent where the frame depends on them,
   * or there is none. */
  expects?: 'student' | 'instructor' | 'admin' | 'superadmin'
  /** Of signed-in people: it is drawn with what its person is answered, when they ask for it. Sittings stand in no frame. */
  isPersonal?: true
  reads?: readonly PageRead[]
  /** Beside what it needs before it works (its own files, the entry's and its frame's): what each of its visits loads by need. */
  partFiles?: PageFiles
  /** All sheets of a visit but those of every page. Absent where there are no others. */
  joinedSheet?: JoinedSheet
}
