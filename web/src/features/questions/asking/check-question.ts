import * as M from '@academy/contract/questions/messages'

export interface QuestionText {
  title: string
  body: string
}

/** What the server would refuse; how long they may be the fields see to. */
export const checkQuestion = ({ title }: QuestionText) => (title.trim() ? {} : { title: M.titleRequired })
