import { QUESTION_SORTS, type QuestionSort } from '@academy/contract/questions/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { CopyNote } from '../../../ui/copy-note.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { lectureQuestionsQuery } from '../api.ts'
import { AskForm, hasBegunAsking } from '../asking/ask-form.tsx'
import { QuestionList } from './question-list.tsx'
import styles from './questions.module.css'

/** From so many on they are searched. */
const SEARCHED_FROM = 6

/** What the class asks under a lecture, and where one asks. */
export function LectureQuestions({ lectureId }: { lectureId: string }) {
  const { t } = useLingui()
  const titleId = useId()
  const [sort, setSort] = useState<QuestionSort>('useful')
  const [q, setQ] = useState('')
  const [isAsking, setIsAsking] = useState(() => hasBegunAsking(lectureId))
  const asked = { q: q || undefined, sort }
  const { data } = useQuery(lectureQuestionsQuery(lectureId, asked))
  const total = data?.total ?? 0
  const words = { useful: t`Most useful`, newest: t`Newest` }
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>
          <Trans>Questions</Trans>
          {total > 0 && <small className="num">{data?.hasMore ? `${total}+` : total}</small>}
        </h2>
        {data?.mayAsk && !isAsking && (
          <Button variant="primary" onClick={() => setIsAsking(true)}>
            <MessageCircleQuestion aria-hidden="true" />
            <Trans>Ask a question</Trans>
          </Button>
        )}
      </div>
      {isAsking && (
        <AskForm
          lectureId={lectureId}
          onClose={() => setIsAsking(false)}
          onAsked={() => {
            setIsAsking(false)
            setQ('')
            setSort('newest')
          }}
        />
      )}
      <CopyNote address={`/api/lecture/${lectureId}/questions`} />
      {(total >= SEARCHED_FROM || q !== '') && (
        <div className={styles.tools}>
          <SearchBox
            label={t`Search these questions`}
            placeholder={t`Search these questions`}
            value={q}
            onSearch={setQ}
            slash={false}
          />
          <ChipGroup
            label={t`Order`}
            value={sort}
            onChange={(value) => setSort(value as QuestionSort)}
            chips={QUESTION_SORTS.map((value) => ({ value, label: words[value] }))}
          />
        </div>
      )}
      <QuestionList
        key={`${sort} ${q}`}
        {...{ lectureId, asked }}
        none={
          q ? (
            <Trans>No question here says that. Try other words, or ask.</Trans>
          ) : data?.mayAsk ? (
            <Trans>Nobody has asked yet. Whatever you wonder, somebody else does too.</Trans>
          ) : (
            <Trans>Nobody has asked yet.</Trans>
          )
        }
      />
    </section>
  )
}
