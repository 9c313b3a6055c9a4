/** What a JSON body may weigh at most. Reading one costs the server's time before it knows what it says, so each call takes no
 * more than it needs; those that everybody may make take least. */
export const BODY_BYTES = {
  small: 16_384,
  usual: 65_536,
  /** Answers on their way: a batch that is larger is sent one answer at a time. */
  draft: 262_144,
  /** Slides, questions, captions, a whole sitting. */
  large: 1_048_576,
} as const
