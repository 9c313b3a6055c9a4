import { EVERYONE, INSIDE, SIGNED_IN } from './callers.ts'
/** Addresses that are no calls of the contract: the bytes, and the upload protocol. `features/lectures/bytes-access.test.ts` tries every cell
 * of the bytes, `features/notifications/stream.test.ts` the stream's, `features/certificates/credential/credential.test.ts` the
 * credentials'. */
export const ACCESS_BY_HAND: Record<string, { cells: string; about: string }> = {
  'GET /api/events': {
    cells: SIGNED_IN,
    about:
      'Live events as a stream (text/event-stream): what to look at again, never its content. _own; admins also what waits for admins_',
  },
  'POST /api/mail/bounces': {
    cells: '404 404 404 404 404 404 404 404',
    about:
      'Mail that came back (message/rfc822 or multipart/report, 256 kB). _404 without BOUNCE_SECRET; with it 200 for whoever sends it as a bearer, 401 for everybody else; `features/notifications/bounces.test.ts`_',
  },
  'GET /certificate/{number}': {
    cells: EVERYONE,
    about:
      'The page on which anybody checks a certificate; `/certificate` asks for the number. _410 once revoked, 404 unknown or not out yet, 429 for whoever tries numbers; `features/certificates/public/pages.test.ts`_',
  },
  'GET /certificate/issuer': {
    cells: EVERYONE,
    about:
      'Who signs credentials, with every public key; so `/keys`, `/revocations` and `/badge.png` beside it',
  },
  'GET /certificate/{number}/credential.json': {
    cells: EVERYONE,
    about:
      'The signed Open Badges 3.0 credential; `/badge.png` carries it. _410 once revoked, 404 unknown or its holder deleted_',
  },
  'GET /uploads/courses/…': {
    cells: EVERYONE,
    about: 'A course’s picture; immutable. _HEAD too; also under a doubled slash_',
  },
  'GET /uploads/questions/…': {
    cells: EVERYONE,
    about: 'A question’s picture; its address cannot be guessed, and a page keeps it without a network',
  },
  'GET /uploads/media/…': {
    cells: INSIDE,
    about:
      'A lecture’s file, its captions, the PDF of a pptx. _a signature for that person and path, and still allowed_',
  },
  'GET /uploads/slides/…': {
    cells: INSIDE,
    about: 'A picture on a slide. _the same; before a slide shows it, its uploader and admins only_',
  },
  'POST /api/uploads': {
    cells: '401 403 403 403 201 201 201 201',
    about:
      'Begin a resumable upload (tus 1.0, header `token`). _size and kind are refused before a byte has come_',
  },
  'PATCH /api/uploads/{id}': {
    cells: '401 403 403 403 204 204 204 204',
    about: 'Send the next bytes; HEAD tells the offset, DELETE gives up. _own, another person’s is 404_',
  },
}
