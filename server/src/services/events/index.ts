/**
 * Live events: whoever has a page open is told to look again. What there is to see never travels here: the ordinary calls
 * read it, so an event that is lost or comes twice does no harm. One listening connection a node, however many listen.
 */
export { type EventHub, openEventHub } from './hub.ts'
export { type Events, eventsOn } from './tell.ts'
export type { Followed } from './topics.ts'
