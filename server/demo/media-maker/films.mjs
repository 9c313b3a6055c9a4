import { learnFilm } from './films-ai.mjs'
import { dropFilm } from './films-app.mjs'
import { loopFilm } from './films-game.mjs'
import { buttonFilm, pageFilm } from './films-web.mjs'

/** The films of the demo courses. A scene is a spoken line and the frames shown while it is spoken. */
export const FILMS = [pageFilm, buttonFilm, dropFilm, loopFilm, learnFilm]
